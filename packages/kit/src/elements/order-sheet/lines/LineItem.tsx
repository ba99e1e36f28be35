import { formatPrice } from '@freight/client/format';
import { memo, useEffect, useRef } from 'react';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { changeLine } from '#elements/order-sheet/work/sheet.ts';
import { chosenDay } from '#elements/send/draft/orderDraft.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { countText, dateText, dimensionsText, kgText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LineForm } from './LineForm.tsx';
import { dropoffText, faultsOf, type Line, type LineState } from './line.ts';
import { useFaultText } from './useFaultText.ts';

interface LineItemProps {
  line: Line;
  state: LineState;
  /** While lines are ordered, none is changed. */
  isLocked: boolean;
  isEdited: boolean;
  /** Called with the key of the line that is to be corrected, or with nothing when that has ended. */
  onEdit: (key: string) => void;
}

/** One line of the sheet: who gets what where, and its price or what is wrong with it; corrected in its place. */
export const LineItem = memo(function LineItem({ line, state, isLocked, isEdited, onEdit }: LineItemProps) {
  const t = useSheetTexts();
  const { row, texts, sending } = line;
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const { weight, dimensions } = sending.draft.packageDetails;
  const { count } = sending.draft;
  const goods = [
    count > 1 && `${countText(count, language)} ×`,
    [kgText(weight, language), dimensionsText(dimensions, language), texts.description]
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <li className="sheet__line" part="line" data-state={state}>
      <span className="sheet__muted">{row}</span>
      <div>
        <strong>{texts.name}</strong>
        <p>{dropoffText(texts)}</p>
        <p className="sheet__muted">{[goods, texts.reference].filter(Boolean).join(' · ')}</p>
        {!isEdited && <Faults line={line} state={state} isLocked={isLocked} />}
        {state === 'ready' && line.isRenewed && <p>{t('line.renewed')}</p>}
      </div>
      <div className="sheet__end">
        <Outcome line={line} state={state} isLocked={isLocked} />
        {state !== 'ordered' && state !== 'sent' && !isEdited && (
          <Button
            kind="quiet"
            ref={button}
            disabled={isLocked}
            aria-label={t('correct.named', { row })}
            onClick={() => onEdit(sending.idempotencyKey)}
          >
            {t('correct')}
          </Button>
        )}
      </div>
      {isEdited && <LineForm line={line} onDone={() => onEdit('')} />}
    </li>
  );
});

function Outcome({ line, state, isLocked }: Pick<LineItemProps, 'line' | 'state' | 'isLocked'>) {
  const t = useSheetTexts();
  const language = useLanguage();
  const { draft } = line.sending;
  const day = chosenDay(line.sending);
  if (state === 'open') return <span className="sheet__muted">{t('line.open')}</span>;
  if (state !== 'ready' && state !== 'sent' && state !== 'ordered') return null;
  const named = dateText(draft.date, language, { weekday: 'short', day: 'numeric', month: 'short' }) ?? '';
  return (
    <>
      <strong>{formatPrice(draft.pricing.estimatedPrice)}</strong>
      {draft.date && (
        <span className="sheet__muted">{day?.run ? t('line.emptyRun', { day: named }) : named}</span>
      )}
      {state === 'sent' && <span>{t(isLocked ? 'line.sending' : 'line.sent')}</span>}
      {state === 'ordered' && (
        <span>
          {t('line.ordered')} {line.order?.orderId}
        </span>
      )}
    </>
  );
}

function Faults({ line, state, isLocked }: Pick<LineItemProps, 'line' | 'state' | 'isLocked'>) {
  const t = useSheetTexts();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const textOf = useFaultText();
  const { trouble, sending } = line;
  if (state === 'faulty')
    return [...new Set(Object.values(faultsOf(line)))].map((fault) => (
      <Fault key={fault}>{textOf(fault)}</Fault>
    ));
  if (state !== 'troubled' || !trouble) return null;
  if (!('failure' in trouble)) return <Fault>{t(`line.${trouble.at}`)}</Fault>;
  return (
    <>
      <Fault>{sayFailure(errors, trouble.failure) || t('line.failed')}</Fault>
      <Button
        kind="quiet"
        disabled={isLocked}
        onClick={() => changeLine(sending.idempotencyKey, (now) => ({ ...now, trouble: null }))}
      >
        {common('action.retry')}
      </Button>
    </>
  );
}

const Fault = ({ children }: { children: string }) => (
  <p className="field__error" part="error">
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

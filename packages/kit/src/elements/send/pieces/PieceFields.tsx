import { pieceLimits } from '@freight/contract';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { newPiece, type OtherPiece, piecesIn } from '#elements/send/draft/draft.ts';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import type { PieceField } from '#elements/send/steps/checkSteps.ts';
import { type Side, SideFields } from '#elements/send/steps/SideFields.tsx';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { usePieceTexts } from '#orders/pieces/measures.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';

export interface PieceFieldsProps {
  errorOf: (field: PieceField) => string | undefined;
  /** Called with each field that is edited. */
  onEdited: (field: PieceField) => void;
}

/** How many pieces are like the one of the step, pieces of other sizes, and what they are together [R4]. */
export function PieceFields({ errorOf, onEdited }: PieceFieldsProps) {
  const { t, sumText } = usePieceTexts();
  const draft = useStore(orderDraft(), (state) => state.draft);
  const { count, otherPieces, isSeveral } = piecesIn(draft);
  const { weight, dimensions } = draft.packageDetails;
  const part = useRef<HTMLDivElement>(null);
  const sum = sumText([{ weight, sides: dimensions, count }, ...otherPieces]);

  function add(): void {
    flushSync(() => editDraft({ otherPieces: [...otherPieces, newPiece()] }));
    part.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus();
  }
  function remove(id: string): void {
    flushSync(() => editDraft({ otherPieces: otherPieces.filter((piece) => piece.id !== id) }));
    onEdited('count');
    part.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }
  const change = (changed: OtherPiece) =>
    editDraft({ otherPieces: otherPieces.map((piece) => (piece.id === changed.id ? changed : piece)) });

  return (
    <div className="step__fields" ref={part}>
      <CountField
        label={t('count')}
        name="count"
        value={count}
        error={errorOf('count')}
        onChange={(value) => {
          editDraft({ count: value });
          onEdited('count');
        }}
      />
      {otherPieces.map((piece, index) => (
        <PieceOfOtherSize
          key={piece.id}
          piece={piece}
          number={index + 1}
          onChange={change}
          onRemove={() => remove(piece.id)}
          errorOf={errorOf}
          onEdited={onEdited}
        />
      ))}
      {otherPieces.length < pieceLimits.mostSizes - 1 && (
        <Button kind="secondary" data-add="" onClick={add}>
          {t('add')}
        </Button>
      )}
      {isSeveral && sum && <p className="field__hint">{sum}</p>}
    </div>
  );
}

interface CountFieldProps {
  label: string;
  name: string;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

function CountField(props: CountFieldProps) {
  const { t } = usePieceTexts();
  return <NumberField required unit={t('unit')} step={1} min={1} language={useLanguage()} {...props} />;
}

interface PieceOfOtherSizeProps extends PieceFieldsProps {
  piece: OtherPiece;
  number: number;
  onChange: (piece: OtherPiece) => void;
  onRemove: () => void;
}

function PieceOfOtherSize({ piece, number, onChange, onRemove, errorOf, onEdited }: PieceOfOtherSizeProps) {
  const { t } = usePieceTexts();
  const send = useSendTexts();
  const language = useLanguage();
  const edit = (field: 'weight' | 'count' | Side, parts: Partial<OtherPiece>) => {
    onChange({ ...piece, ...parts });
    onEdited(`${piece.id}.${field}`);
    // All together may be too much.
    onEdited('count');
  };
  return (
    <fieldset className="step__fields">
      <legend className="fuels__legend">
        <strong part="heading">{t('size', { number })}</strong>
      </legend>
      <Field
        label={t('description')}
        name="pieceDescription"
        autoComplete="off"
        maxLength={pieceLimits.longestDescription}
        value={piece.description}
        onChange={({ target }) => onChange({ ...piece, description: target.value })}
      />
      <div className="step__pair">
        <CountField
          label={t('countOf')}
          name="pieceCount"
          value={piece.count}
          error={errorOf(`${piece.id}.count`)}
          onChange={(count) => edit('count', { count })}
        />
        <NumberField
          required
          label={send('package.weight')}
          name="pieceWeight"
          unit="kg"
          step={0.1}
          min={0}
          language={language}
          value={piece.weight}
          error={errorOf(`${piece.id}.weight`)}
          onChange={(weight) => edit('weight', { weight })}
        />
      </div>
      <SideFields
        sides={piece.sides}
        prefix="piece-"
        errorOf={(side) => errorOf(`${piece.id}.${side}`)}
        onEdit={(side, sides) => edit(side, { sides })}
      />
      <div className="saved">
        <Button kind="quiet" aria-label={t('removeNamed', { number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

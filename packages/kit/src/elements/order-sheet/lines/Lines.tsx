import { formatPrice } from '@freight/client/format';
import { useEffect, useState } from 'react';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { priceLines } from '#elements/order-sheet/work/priceLines.ts';
import { orderSheet } from '#elements/order-sheet/work/sheet.ts';
import { useOrdering } from '#elements/order-sheet/work/useOrdering.ts';
import { Agreement } from '#elements/send/steps/Agreement.tsx';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import type { Failure } from '#i18n/explain.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ForAll } from './ForAll.tsx';
import { Leaving } from './Leaving.tsx';
import { LineItem } from './LineItem.tsx';
import { type Line, type LineState, stateOf } from './line.ts';
import { Report } from './Report.tsx';

const priceOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { sending }) => sum + sending.draft.pricing.estimatedPrice, 0);

/** The lines with their prices or faults, and the one press that orders them. */
export function Lines() {
  const t = useSheetTexts();
  const { lines } = useStore(orderSheet(), (sheet) => sheet);
  const errors = useErrorTexts();
  const ordering = useOrdering();
  const [edited, setEdited] = useState('');
  const [paused, setPaused] = useState<Failure>();
  useEffect(() => {
    const ended = new AbortController();
    priceLines(ended.signal, setPaused);
    return () => ended.abort();
  }, []);
  const states = lines.map(stateOf);
  const inState = (...wanted: LineState[]) =>
    lines.filter((_, index) => wanted.includes(states[index] ?? 'open'));
  const ready = inState('ready');
  const sent = inState('sent');
  const ordered = inState('ordered');
  const isDone = ready.length + sent.length === 0 && ordered.length > 0;
  const isBegun = ordered.length + sent.length > 0;
  return (
    <>
      {isDone && <Report />}
      <ForAll isDisabled={ordering.isRunning} />
      {paused && (
        <Notice kind="warning">
          <p>
            {sayFailure(errors, paused) || t('line.failed')} {t('price.again')}
          </p>
        </Notice>
      )}
      <Sums
        ready={ready}
        ordered={isDone ? 0 : ordered.length}
        faulty={inState('faulty', 'troubled').length}
        open={inState('open').length}
      />
      <ol className="sheet__lines" part="lines">
        {lines.map((line, index) => (
          <LineItem
            key={line.sending.idempotencyKey}
            line={line}
            state={states[index] ?? 'open'}
            isLocked={ordering.isRunning}
            isEdited={edited === line.sending.idempotencyKey}
            onEdit={setEdited}
          />
        ))}
      </ol>
      <div className="sheet__foot">
        <OrderFoot ordering={ordering} ready={ready} sent={sent.length} ordered={ordered.length} />
      </div>
      {!ordering.isRunning && sent.length === 0 && <Leaving isBegun={isBegun} />}
    </>
  );
}

interface SumsProps {
  ready: readonly Line[];
  ordered: number;
  faulty: number;
  open: number;
}

function Sums({ ready, ordered, faulty, open }: SumsProps) {
  const t = useSheetTexts();
  return (
    <p role="status">
      {[
        ordered > 0 && t('report.title', { count: ordered }),
        ready.length > 0 && t('sum.ready', { count: ready.length, price: formatPrice(priceOf(ready)) }),
        faulty > 0 && t('sum.faulty', { count: faulty }),
        open > 0 && t('sum.open', { count: open }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

interface OrderFootProps {
  ordering: ReturnType<typeof useOrdering>;
  ready: readonly Line[];
  sent: number;
  ordered: number;
}

function OrderFoot({ ordering, ready, sent, ordered }: OrderFootProps) {
  const t = useSheetTexts();
  const errors = useErrorTexts();
  const { isRunning, isUnanswered, stopped, count, done, start, stop } = ordering;
  if (isRunning) {
    return (
      <>
        <label>
          {t('progress', { done, count })}
          <progress max={count} value={done} />
        </label>
        {isUnanswered && <p role="status">{t('unanswered')}</p>}
        <Button kind="secondary" onClick={stop}>
          {t('order.stop')}
        </Button>
      </>
    );
  }
  return (
    <>
      {stopped && (
        <Notice kind="error">
          <p>
            {stopped.isKnown ? sayFailure(errors, stopped.failure) || t('line.failed') : t('stopped.unknown')}
          </p>
        </Notice>
      )}
      {!stopped && sent > 0 && (
        <Notice kind="warning">
          <p>{t('left')}</p>
        </Notice>
      )}
      {ready.length + sent > 0 && (
        <>
          <Agreement />
          <Button onClick={start}>
            {sent > 0 || (ordered > 0 && stopped)
              ? t('order.goOn')
              : t('order', { count: ready.length, price: formatPrice(priceOf(ready)) })}
          </Button>
        </>
      )}
    </>
  );
}

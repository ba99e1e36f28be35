import { useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { entryTexts } from '#elements/track/entry/strings/index.ts';
import { TrackEntry } from '#elements/track/entry/TrackEntry.tsx';
import { networkProblem, useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { TopRow } from '#orders/following/TopRow.tsx';
import { AwaitedOrder } from '#orders/view/AwaitedOrder.tsx';
import { unclobbered } from '#platform/pageDocument.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import type { TrackingProblem } from './problem.ts';
import { useDetailsTexts } from './strings/index.ts';
import { TrackingDetails } from './TrackingDetails.tsx';
import css from './tracking.css?inline';
import { isShared, useTracking } from './useTracking.ts';

interface TrackingProps {
  orderId: string;
  onBack: () => void;
  /** Called with another package ID, when this one was wrong. */
  onFound: (orderId: string) => void;
  /** The person has just asked for it: the focus goes to its heading. */
  isAskedFor?: boolean;
}

/** Where one package is: loading, failed, without data, or known. Must be keyed by the order [TRACK-01]. */
export function Tracking({ orderId, onBack, onFound, isAskedFor = false }: TrackingProps) {
  const t = useDetailsTexts();
  const common = useCommonTexts();
  const { host } = useElement();
  useSheet(host, css);
  const shown = useTracking(orderId);
  const { tracking } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = tracking !== undefined;

  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  // The sentence takes the focus from the title it replaces, but not from a control focused since.
  useEffect(() => {
    const { activeElement, body } = unclobbered(host?.ownerDocument ?? document);
    if (isAskedFor && activeElement === body) heading.current?.focus({ preventScroll: isKnown });
  }, [host, isAskedFor, isKnown]);

  return (
    <article className="tracking" part="details">
      <TopRow label={common('action.backToHome')} onBack={onBack} />
      {tracking ? (
        <TrackingDetails tracking={tracking} shown={shown} heading={heading} />
      ) : (
        <>
          {/* Hidden while loading, because it would move the content that replaces it. */}
          <h2
            part="heading"
            className={isAwaited(shown) ? 'visually-hidden' : 'tracking__title'}
            ref={heading}
            tabIndex={-1}
          >
            {t('title')}
          </h2>
          <Body orderId={orderId} onBack={onBack} onFound={onFound} shown={shown} />
        </>
      )}
    </article>
  );
}

type Shown = ReturnType<typeof useTracking>;

const isAwaited = ({ problem, isLoading }: Shown): boolean => !problem && isLoading;

/** Shown while there is no order to follow. */
function Body({ orderId, onBack, onFound, shown }: Omit<TrackingProps, 'isAskedFor'> & { shown: Shown }) {
  const t = useDetailsTexts();
  const { problem, reload } = shown;
  // The server refuses a missing or truncated token with 400: a link that shows nothing.
  if (problem && isShared(orderId) && [400, 404].includes(problem.status))
    return <FailureBox message={t('shared.gone')} hint={t('shared.goneHint')} onBack={onBack} />;
  if (problem?.cause === 'notFound') return <NotFound orderId={orderId} onBack={onBack} onFound={onFound} />;
  if (problem) return <Failure problem={problem} onBack={onBack} onRetry={reload} />;
  if (isAwaited(shown)) return <AwaitedOrder label={t('loading')} />;
  // Nothing was requested, or the request was aborted (OPEN-52).
  if (orderId.trim() === '' && orderId !== '')
    return <FailureBox message={t('error.idRequired')} onBack={onBack} />;
  return <p className="tracking__none">{t('noData')}</p>;
}

/** Most often a typing error: what was typed stays, to be corrected (OPEN-51). */
function NotFound({ orderId, onBack, onFound }: Omit<TrackingProps, 'isAskedFor'>) {
  const t = useDetailsTexts();
  const entry = entryTexts.use();
  return (
    <>
      <FailureBox message={entry('error.notFound')} hint={t('error.notFoundHint')} onBack={onBack} />
      <div className="card">
        <TrackEntry typed={orderId} onFound={onFound} />
      </div>
    </>
  );
}

function Failure({
  problem,
  onBack,
  onRetry,
}: {
  problem: TrackingProblem;
  onBack: () => void;
  onRetry: () => void;
}) {
  const t = useDetailsTexts();
  const entry = entryTexts.use();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const message = {
    invalid: t('error.invalid'),
    network: common(networkProblem()),
    unknown: entry('error.failed'),
    refused: sayFailure(errors, problem),
    notFound: '',
  }[problem.cause];
  return <FailureBox message={message} onBack={onBack} onRetry={onRetry} />;
}

interface FailureBoxProps {
  message: string;
  hint?: string;
  onBack: () => void;
  onRetry?: () => void;
}

/** [TRACK-06] */
function FailureBox({ message, hint, onBack, onRetry }: FailureBoxProps) {
  const common = useCommonTexts();
  return (
    <Notice kind="error">
      <p>{message}</p>
      {hint && <p>{hint}</p>}
      <div className="tracking__actions">
        {onRetry && <Button onClick={onRetry}>{common('action.retry')}</Button>}
        <Button kind="secondary" onClick={onBack}>
          {common('action.backToHome')}
        </Button>
      </div>
    </Notice>
  );
}

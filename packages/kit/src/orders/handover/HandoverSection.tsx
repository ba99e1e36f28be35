import { type HandoverAttempt, handoverKinds } from '@freight/contract';
import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { windowTexts } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Facts, Section } from '#ui/facts/Facts.tsx';
import { Attempt, isKnownOutcome } from './Attempt.tsx';
import { CodeOfOrder } from './CodeOfOrder.tsx';
import css from './handover.css?inline';
import { handoverTexts } from './strings/index.ts';
import { useHandovers } from './useHandovers.ts';

const DoorClaims = lazyPart(
  async () => (await import('#orders/claims/DoorClaims.tsx')).DoorClaims,
  import.meta.url,
);

interface HandoverSectionProps {
  /** The id or the number of an own order, or `share:` and the token of a link. */
  id: string;
  /** The API takes claims of this person. */
  mayReport: boolean;
  /** Called once it is known what the section shows. */
  onSettled: () => void;
}

/** How an order is handed over, and what happened at the door; nothing for another customer's order. */
export function HandoverSection({ id, mayReport, onSettled }: HandoverSectionProps) {
  const t = handoverTexts.useWhenProvided();
  const language = useLanguage();
  const { host } = useElement();
  useSheet(host, css);
  const { known, isSettled } = useHandovers({
    id,
    onNews: (news) => announce(news.map(newsText).join(' ')),
  });
  const [areClaimsSettled, setClaimsSettled] = useState(false);
  const attempts = known?.attempts.filter(isKnownOutcome) ?? [];
  const hasClaims = mayReport && attempts.length > 0;
  const isComplete = isSettled && (areClaimsSettled || !hasClaims);
  const settle = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    if (isComplete) settle();
  }, [isComplete]);

  function newsText({ outcome, next }: HandoverAttempt): string {
    if (outcome === 'delivered') return t('news.delivered');
    if (outcome !== 'failed') return '';
    if (!next) return t('news.failed');
    const window = windowTexts(next, language, pageSession().serverTime());
    return t('news.next', { next: t('between', window) });
  }
  const kind = handoverKinds.find((one) => one === known?.kind);
  if (!(kind || attempts.length > 0)) return null;
  return (
    <div className="handover">
      <Section title={t('title')}>
        {kind && (
          <div className="handover__attempts">
            <div className="section">
              {known?.code && <CodeOfOrder code={known.code} />}
              <Facts facts={[[t('kind.label'), t(`choice.${kind}`)]]} />
            </div>
          </div>
        )}
        {attempts.length > 0 && (
          <ul className="handover__attempts">
            {[...attempts].reverse().map((attempt) => (
              <li key={attempt.id}>
                <Attempt attempt={attempt} />
              </li>
            ))}
          </ul>
        )}
        {hasClaims && (
          <Suspense>
            <DoorClaims id={id} attempts={attempts} onSettled={() => setClaimsSettled(true)} />
          </Suspense>
        )}
      </Section>
    </div>
  );
}

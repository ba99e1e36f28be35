import { factsOfStatus } from '@freight/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { momentText, priceText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import css from './cancelling.css?inline';
import { cancellingTexts } from './strings/index.ts';
import { useCancellation } from './useCancellation.ts';

interface CancelSectionProps {
  orderId: string;
  status: string;
  /** Whether the API has the capability `cancellation`. */
  hasTerms: boolean;
  /** Whether the order is known to be the customer's; otherwise the API decides. */
  isOwn: boolean;
}

/** Cancels an order while that is possible, then shows until when it was. */
export function CancelSection({ orderId, status, hasTerms, isOwn }: CancelSectionProps) {
  const t = cancellingTexts.useWhenProvided();
  const language = useLanguage();
  const { host } = useElement();
  useSheet(host, css);
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const terms = useCancellation(orderId, status, hasTerms);
  const isOpenToCancel = Boolean(factsOfStatus(status)?.isCancellable) && (terms ? terms.isOpen : isOwn);
  const sentence = isOpenToCancel ? untilWhen() : closed();

  function untilWhen(): string {
    if (!terms) return t('until.unknown');
    return terms.fee > 0 ? t('until.fee', { fee: priceText(terms.fee) }) : t('until.free');
  }

  function closed(): string | undefined {
    const time = momentText(terms?.closedAt ?? '', language);
    if (!time || terms?.isOpen) return undefined;
    if (terms?.reason === 'cancelled') return t('closed.cancelled', { time });
    return terms?.reason === 'pickedUp' && !factsOfStatus(status)?.isFinal
      ? t('closed.pickedUp', { time })
      : undefined;
  }

  const wasOpen = useRef(false);
  // The button that had the focus may have gone with the possibility to cancel.
  const keepFocus = useEffectEvent((isNowOpen: boolean) => {
    if (wasOpen.current && !isNowOpen && !isOpenToCancel) section.current?.focus();
    wasOpen.current = isNowOpen;
  });
  useEffect(() => keepFocus(isOpen), [isOpen]);

  if (!sentence && !isOpen) return null;
  return (
    <div className="cancelling" ref={section} tabIndex={-1}>
      <Section title={t('title')}>
        {sentence && <p className="cancelling__muted">{sentence}</p>}
        {isOpenToCancel && (
          <Button kind="secondary" className="cancelling__danger" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        )}
      </Section>
      <CancelDialog {...{ orderId, status, hasTerms, isOpen }} onClose={() => setOpen(false)} />
    </div>
  );
}

import type { ReceivedOrder } from '@freight/client';
import type { Cancellation } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { priceText } from '#i18n/formats.ts';
import { SendAgain } from '#orders/actions/SendAgain.tsx';
import { namesOf } from '#orders/store/orderNames.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import { announce } from '#platform/announcer.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import css from './cancelling.css?inline';
import { cancelOrder } from './cancelOrder.ts';
import { cancellingTexts } from './strings/index.ts';
import { useCancellation } from './useCancellation.ts';

interface CancelDialogProps {
  orderId: string;
  status: string;
  /** Whether the API has the capability `cancellation`. */
  hasTerms: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, with what cancelling costs, then shows what is true: cancelled, too late, or not known yet. */
export function CancelDialog({ isOpen, onClose, ...order }: CancelDialogProps) {
  const t = cancellingTexts.useWhenProvided();
  const common = useCommonTexts();
  const { host } = useElement();
  useSheet(host, css);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('question')} closeLabel={common('action.close')}>
      <Question {...order} onClose={onClose} />
    </Dialog>
  );
}

type Progress = 'asking' | 'sending' | 'silent' | 'cancelled' | 'tooLate' | 'failed';

function Question({ orderId, status, hasTerms, onClose }: Omit<CancelDialogProps, 'isOpen'>) {
  const t = cancellingTexts.use();
  const common = useCommonTexts();
  const [progress, setProgress] = useState<Progress>('asking');
  const terms = useCancellation(orderId, status, hasTerms);
  const { order, reload } = useOrder({ names: namesOf(orderId), wants: { details: 'once' } });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function confirm(): Promise<void> {
    const sending = new AbortController();
    running.current = sending;
    setProgress('sending');
    const { signal } = sending;
    const onSilence = () => setProgress('silent');
    const known = await cancelOrder(orderId, { hasCall: hasTerms, signal, onSilence }).catch(
      () => 'failed' as const,
    );
    if (signal.aborted) return;
    setProgress(known);
    if (known === 'failed') return;
    if (known === 'cancelled') announce(t('done'));
    reload();
  }

  if (progress === 'cancelled' || progress === 'tooLate')
    return <Settled {...{ progress, terms, onClose }} order={order.details.data} />;
  const isBusy = progress === 'sending' || progress === 'silent';
  return (
    <>
      <p>{costText(t, terms)}</p>
      {progress === 'silent' && (
        <Notice kind="warning">
          <p>{t('silent')}</p>
        </Notice>
      )}
      {progress === 'failed' && (
        <Notice kind="error">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <div className="cancelling__actions">
        <Button className="cancelling__danger" busy={isBusy} onClick={confirm}>
          {t('confirm')}
        </Button>
        <Button kind="secondary" disabled={progress === 'sending'} onClick={onClose}>
          {progress === 'silent' ? common('action.close') : t('keep')}
        </Button>
      </div>
    </>
  );
}

interface SettledProps {
  progress: 'cancelled' | 'tooLate';
  terms: Cancellation | undefined;
  order: ReceivedOrder | undefined;
  onClose: () => void;
}

/** What is true from now on, and the same order once more. */
function Settled({ progress, terms, order, onClose }: SettledProps) {
  const t = cancellingTexts.use();
  const common = useCommonTexts();
  const isCancelled = progress === 'cancelled';
  return (
    <>
      <Notice kind={isCancelled ? 'success' : 'error'}>
        <p>{t(isCancelled ? 'done' : 'tooLate')}</p>
        {isCancelled && terms && terms.refund > 0 && (
          <p>{t('refund', { refund: priceText(terms.refund) })}</p>
        )}
      </Notice>
      <div className="cancelling__actions">
        <Button onClick={onClose}>{common('action.close')}</Button>
        {isCancelled && order && <SendAgain order={order} label={t('again')} />}
      </div>
    </>
  );
}

type CancellingTexts = ReturnType<typeof cancellingTexts.use>;

/** What it costs, and what the customer gets back. */
function costText(t: CancellingTexts, terms: Cancellation | undefined): string {
  if (!terms) return t('cost.unknown');
  const { fee, refund } = terms;
  const cost = fee > 0 ? t('cost.fee', { fee: priceText(fee) }) : t('cost.free');
  if (refund > 0) return `${cost} ${t('refund', { refund: priceText(refund) })}`;
  return fee > 0 ? cost : `${cost} ${t('nothing')}`;
}

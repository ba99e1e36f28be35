import { ApiError, type ReceivedOrder } from '@freight/client';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '#i18n/errorTexts.ts';
import { followOrder } from '#orders/activeOrder.ts';
import { pageOrdering } from '#runtime/ordering.ts';
import { pageSession } from '#runtime/session.ts';
import { useEffectOn } from '#ui/useEffectOn.ts';
import type { SendingDraft } from './draft.ts';
import { forgetSending, keepAttempt, renewKey, sending } from './sending.ts';
import { pauseUntilOnline, submitOrder } from './submission.ts';

export type Ordering =
  | { state: 'idle' | 'submitting' | 'checking' | 'unknown' | 'routeIdMissing' }
  /** `isPriceGone` when only a new price helps. */
  | { state: 'failed'; failure: Failure; isPriceGone: boolean };

/** Answers about the route: unknown, changed since, too old. */
const priceGone = [404, 410];

/** What the card on every page shows of the order [ORDER-25] [ORDER-26]. */
function follow({ _id, orderId, status, waybill }: ReceivedOrder, draft: SendingDraft): void {
  followOrder({
    transportId: _id,
    orderId,
    status,
    pickupLocation: draft.pickupLocation?.address ?? '',
    dropoffLocation: draft.dropoffLocation?.address ?? '',
    packageType: { type: draft.packageDetails.category, subType: draft.packageDetails.subcategory },
    totalPrice: draft.pricing.estimatedPrice,
    ...(waybill && { waybill }),
  });
}

export interface Ordered {
  order: ReceivedOrder;
  price: number;
}

/**
 * Places the order of the draft, once, whatever happens to line, server or page meanwhile: an order an earlier
 * page had sent without hearing of it again is asked about first.
 */
export function useOrder(onOrdered: (ordered: Ordered) => void) {
  const [ordering, setOrdering] = useState<Ordering>(() => ({
    state: sending().getState().orderedAt ? 'checking' : 'idle',
  }));
  const running = useRef<AbortController>(null);

  async function submit(isRepeated: boolean): Promise<void> {
    // A second press may come before the button is seen to be disabled.
    if (running.current && !running.current.signal.aborted) return;
    const stopped = new AbortController();
    running.current = stopped;
    const { signal } = stopped;
    const { draft, idempotencyKey, orderedAt } = sending().getState();
    setOrdering({ state: isRepeated ? 'checking' : 'submitting' });
    const outcome = await submitOrder({
      send: () => pageOrdering().createFromRoute(draft, { idempotencyKey, orderedAt }),
      onUnanswered: () => setOrdering({ state: 'checking' }),
      pause: (milliseconds) => pauseUntilOnline(milliseconds, signal),
      isRepeated,
      signal,
    });
    running.current = null;
    if (!outcome) return;
    if (outcome.kind === 'unknown') setOrdering({ state: 'unknown' });
    else if (outcome.kind === 'rejected') reject(outcome);
    else {
      // In this order: whoever reads the draft from now on finds none, and the order is followed already.
      forgetSending();
      follow(outcome.order, draft);
      onOrdered({ order: outcome.order, price: draft.pricing.estimatedPrice });
    }
  }

  function reject({ error, wasUnanswered }: { error: unknown; wasUnanswered: boolean }): void {
    const status = error instanceof ApiError ? error.status : 0;
    // Nobody is signed in any more, so nothing is known about the earlier tries: asked again after signing in.
    if (status === 401 && wasUnanswered) {
      setOrdering({ state: 'unknown' });
      return;
    }
    keepAttempt('');
    if (status === 409) renewKey();
    setOrdering({ state: 'failed', failure: failureOf(error), isPriceGone: priceGone.includes(status) });
  }

  // Once, for what an earlier page has left behind.
  useEffectOn([], () => {
    if (sending().getState().orderedAt) void submit(true);
    return () => running.current?.abort();
  });

  function confirm(): void {
    if (!sending().getState().draft.pricing.routeId) {
      setOrdering({ state: 'routeIdMissing' });
      return;
    }
    keepAttempt(new Date(pageSession().serverTime()).toISOString());
    void submit(false);
  }

  return { ordering, confirm, checkAgain: () => void submit(true) };
}

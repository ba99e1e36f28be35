import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import {
  discardDraft,
  endAttempt,
  keepAttempt,
  orderDraft,
  renewKey,
} from '#elements/send/draft/orderDraft.ts';
import { explain, type Failure } from '#i18n/explain.ts';
import { followOrder } from '#orders/card/activeOrder.ts';
import { expectOnScreen } from '#orders/store/onScreen.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageSession } from '#session/session.ts';
import { additionsTo } from './additionsTo.ts';
import { noteAttempt, type PlacedOrder } from './attempts.ts';
import { findOrder, mayRepeat, placeOrder } from './placeOrder.ts';
import type { LookedFor } from './submission.ts';

export type Ordering =
  | { state: 'idle' | 'submitting' | 'routeIdMissing' }
  /** The order got no answer. `isRepeated`: it is sent again, else only looked for. */
  | { state: 'checking'; isRepeated: boolean }
  | { state: 'unknown'; isRepeated: boolean; list: LookedFor }
  /** `isPriceGone` when only a new price helps. */
  | { state: 'failed'; failure: Failure; isPriceGone: boolean };

/** Answers about the route: unknown, changed since, too old. */
const priceGone = [404, 410];

/** What the card on every page shows of the order [ORDER-25] [ORDER-26]. */
function follow({ _id, orderId, status, waybill }: PlacedOrder, draft: DraftContents): void {
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
  order: PlacedOrder;
  price: number;
  /** The page's own name for the order; empty without one. */
  reference: string;
  /** Another tab, of which this one is a copy, has placed it. */
  isOfOtherTab: boolean;
}

/**
 * Places the order of the draft once, even if the connection, the server or the page fails meanwhile: an order that an
 * earlier page sent without an answer is checked first.
 */
export function usePlaceOrder(onOrdered: (ordered: Ordered) => void) {
  const checking = (): Ordering => ({ state: 'checking', isRepeated: mayRepeat(orderDraft().getState()) });
  const [ordering, setOrdering] = useState<Ordering>(() =>
    orderDraft().getState().orderedAt ? checking() : { state: 'idle' },
  );
  const running = useRef<AbortController>(null);

  async function submit(wasSent: boolean): Promise<void> {
    // A second press may come before the button is disabled.
    if (running.current && !running.current.signal.aborted) return;
    const stopped = new AbortController();
    running.current = stopped;
    const { signal } = stopped;
    const { draft } = orderDraft().getState();
    const isRepeated = mayRepeat(orderDraft().getState());
    setOrdering(wasSent ? checking() : { state: 'submitting' });
    const outcome = await placeOrder({
      wasSent,
      onUnanswered: () => setOrdering({ state: 'checking', isRepeated }),
      signal,
    });
    running.current = null;
    if (!outcome) return;
    if (outcome.kind === 'created') finish(outcome, draft);
    else if (outcome.kind === 'rejected') reject(outcome.error);
    else setOrdering({ state: 'unknown', isRepeated, list: outcome.list });
  }

  function finish(
    { order, isOfOtherTab }: Pick<Ordered, 'order' | 'isOfOtherTab'>,
    draft: DraftContents,
  ): void {
    // In this order: the card starts as the pill, because the success screen is about to open; and once the draft is
    // gone, the order must already be followed.
    expectOnScreen(order);
    discardDraft();
    follow(order, draft);
    onOrdered({
      order,
      price: draft.pricing.estimatedPrice,
      reference: draft.reference,
      isOfOtherTab,
    });
  }

  function reject(error: unknown): void {
    const failure = explain(error);
    endAttempt();
    if (failure.status === 409) renewKey();
    setOrdering({ state: 'failed', failure, isPriceGone: priceGone.includes(failure.status) });
  }

  // Once, for an order that an earlier page sent.
  const checkEarlier = useEffectEvent(() => submit(true));
  useEffect(() => {
    if (orderDraft().getState().orderedAt) void checkEarlier();
    return () => running.current?.abort();
  }, []);

  function confirm(): void {
    const { draft } = orderDraft().getState();
    if (!draft.pricing.routeId) {
      setOrdering({ state: 'routeIdMissing' });
      return;
    }
    const orderedAt = new Date(pageSession().serverTime()).toISOString();
    try {
      keepAttempt(orderedAt, additionsTo(draft, orderedAt));
    } catch (error) {
      complain('The host could not add its data to the order.', error, 'error');
      setOrdering({ state: 'failed', failure: explain(error), isPriceGone: false });
      return;
    }
    void submit(false);
  }

  /** Sends the order again for a customer who knows that it may exist, unless it has turned up meanwhile. */
  async function orderAgain(): Promise<void> {
    const attempt = orderDraft().getState();
    setOrdering(checking());
    const found = await findOrder(attempt).catch(() => 'unread');
    if (orderDraft().getState().orderedAt !== attempt.orderedAt) return;
    if (typeof found === 'object') {
      finish({ order: found, isOfOtherTab: false }, attempt.draft);
      return;
    }
    noteAttempt(attempt.idempotencyKey, undefined);
    confirm();
  }

  return { ordering, confirm, checkAgain: () => void submit(true), orderAgain: () => void orderAgain() };
}

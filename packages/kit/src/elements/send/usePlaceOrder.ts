import { ApiError, orderRequestOf, placedOrder, type ReceivedOrder } from '@freight/client';
import { useRef, useState } from 'react';
import { pageOrdering } from '#api/ordering.ts';
import { pageOrders } from '#api/orders.ts';
import { type Failure, failureOf } from '#i18n/errorTexts.ts';
import { activeOrder, followOrder } from '#orders/activeOrder.ts';
import { apiOrigin, configuration } from '#platform/configuration.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { pageSession } from '#session/session.ts';
import type { DraftContents, OrderDraft } from './draft.ts';
import { discardDraft, endAttempt, keepAttempt, orderDraft, renewKey } from './orderDraft.ts';
import { pauseUntilOnline, submitOrder } from './submission.ts';

export type Ordering =
  | { state: 'idle' | 'submitting' | 'routeIdMissing' }
  /** Nobody has answered for the order. `isRepeated`: it is sent again, else only looked for. */
  | { state: 'checking'; isRepeated: boolean }
  /** `isMissing` when the customer's orders could be read and it is not among them. */
  | { state: 'unknown'; isRepeated: boolean; isMissing: boolean }
  /** `isPriceGone` when only a new price helps. */
  | { state: 'failed'; failure: Failure; isPriceGone: boolean };

/** Answers about the route: unknown, changed since, too old. */
const priceGone = [404, 410];

/** Whether the API that the order goes to has promised to recognise it, also on an earlier page. */
const mayRepeat = ({ promisedBy }: OrderDraft): boolean => promisedBy !== '' && promisedBy === apiOrigin();

/** The order of an attempt among the customer's newest ones. */
async function findOrder({ draft, orderedAt }: OrderDraft): Promise<ReceivedOrder | undefined> {
  const { data } = await pageOrders().ofUser();
  // The one that is followed was placed before.
  const known = activeOrder.getState().order?.transportId;
  return placedOrder(draft, orderedAt, data, known ? [known] : []);
}

/** What the host adds to an order, as JSON; empty without a hook for it (OPEN-93). */
function additionsTo(draft: DraftContents, orderedAt: string): string {
  const { additionalData: hook, sendRecipientEmail } = configuration.getState();
  if (!hook) return '';
  const options = { sendsRecipientEmail: sendRecipientEmail };
  const { additionalData } = orderRequestOf(draft, orderedAt, options);
  return JSON.stringify(hook({ description: draft.packageDetails.description.trim(), additionalData }));
}

/** What the card on every page shows of the order [ORDER-25] [ORDER-26]. */
function follow({ _id, orderId, status, waybill }: ReceivedOrder, draft: DraftContents): void {
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
export function usePlaceOrder(onOrdered: (ordered: Ordered) => void) {
  const checking = (): Ordering => ({ state: 'checking', isRepeated: mayRepeat(orderDraft().getState()) });
  const [ordering, setOrdering] = useState<Ordering>(() =>
    orderDraft().getState().orderedAt ? checking() : { state: 'idle' },
  );
  const running = useRef<AbortController>(null);

  async function submit(wasSent: boolean): Promise<void> {
    // A second press may come before the button is seen to be disabled.
    if (running.current && !running.current.signal.aborted) return;
    const stopped = new AbortController();
    running.current = stopped;
    const { signal } = stopped;
    const attempt = orderDraft().getState();
    const { draft, idempotencyKey, orderedAt, additions } = attempt;
    const isRepeated = mayRepeat(attempt);
    setOrdering(wasSent ? checking() : { state: 'submitting' });
    const outcome = await submitOrder({
      send: () =>
        pageOrdering().createFromRoute(draft, {
          idempotencyKey,
          orderedAt,
          sendsRecipientEmail: configuration.getState().sendRecipientEmail,
          additionalData: JSON.parse(additions || '{}') as Record<string, unknown>,
        }),
      find: () => findOrder(attempt),
      mayRepeat: isRepeated,
      onUnanswered: () => setOrdering({ state: 'checking', isRepeated }),
      pause: (milliseconds) => pauseUntilOnline(milliseconds, signal),
      isRepeated: wasSent,
      signal,
    });
    running.current = null;
    if (!outcome) return;
    if (outcome.kind === 'created') finish(outcome.order, draft);
    else if (outcome.kind === 'rejected') reject(outcome.error);
    else setOrdering({ state: 'unknown', isRepeated, isMissing: outcome.isMissing });
  }

  function finish(order: ReceivedOrder, draft: DraftContents): void {
    // In this order: once the draft is gone, the order must already be followed.
    discardDraft();
    follow(order, draft);
    onOrdered({ order, price: draft.pricing.estimatedPrice });
  }

  function reject(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    endAttempt();
    if (status === 409) renewKey();
    setOrdering({ state: 'failed', failure: failureOf(error), isPriceGone: priceGone.includes(status) });
  }

  // Once, for what an earlier page has left behind.
  useEffectOn([], () => {
    if (orderDraft().getState().orderedAt) void submit(true);
    return () => running.current?.abort();
  });

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
      console.error('[freight] The host could not add its data to the order.', error);
      setOrdering({ state: 'failed', failure: failureOf(error), isPriceGone: false });
      return;
    }
    void submit(false);
  }

  /** The person wants it sent again, knowing that it may exist: only if it has not turned up meanwhile. */
  async function orderAgain(): Promise<void> {
    const attempt = orderDraft().getState();
    setOrdering(checking());
    const order = await findOrder(attempt).catch(() => undefined);
    if (orderDraft().getState().orderedAt !== attempt.orderedAt) return;
    if (order) finish(order, attempt.draft);
    else confirm();
  }

  return { ordering, confirm, checkAgain: () => void submit(true), orderAgain: () => void orderAgain() };
}

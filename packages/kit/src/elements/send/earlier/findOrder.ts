import { createOrders, orderRequestOf, placedOrder, type ReceivedOrder } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import type { OrderDraft } from '#elements/send/draft/draft.ts';
import { additionsOf, attemptOf, ordersOfOthers } from '#elements/send/ordering/attempts.ts';
import { activeOrder } from '#orders/card/activeOrder.ts';
import { pageSession } from '#session/session.ts';

// Only for an API that has not promised to recognise an order by its key.

/** Milliseconds; an order does not wait longer for the list that is read before it. */
const patience = 5_000;

/** `_id`s of the customer's newest orders; undefined when they cannot be read now. */
export async function ordersBefore(signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const { data } = await pageApi(createOrders).ofUser({}, { signal: limit });
    return data.map(({ _id }) => _id);
  } catch {
    return undefined;
  }
}

/** Looks up the outcome of an attempt in the customer's newest orders. Throws when they cannot be read. */
export async function findOrder({
  draft,
  idempotencyKey,
  orderedAt,
  additions,
}: OrderDraft): Promise<ReceivedOrder | 'missing' | 'unclear'> {
  const { data } = await pageApi(createOrders).ofUser();
  const { additionalData: sent } = orderRequestOf(draft, orderedAt, {
    ...additionsOf(draft),
    additionalData: JSON.parse(additions || '{}') as Record<string, unknown>,
  });
  // The one that is followed was placed before.
  const followed = activeOrder.getState().order?.transportId ?? '';
  const { before } = attemptOf(idempotencyKey) ?? {};
  const others = [followed, ...(before ?? []), ...ordersOfOthers(idempotencyKey)];
  // A session created by another version of the kit may not know whether the server sent its time.
  const isOneClock = pageSession().hasServerTime?.() ?? false;
  return placedOrder(data, { sent, orderedAt, others, isOneClock });
}

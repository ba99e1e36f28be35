import { createOrdering } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import type { OrderDraft } from '#elements/send/draft/draft.ts';
import { keepAttempt, orderDraft, renewKey } from '#elements/send/draft/orderDraft.ts';
import { apiOrigin } from '#platform/configuration.ts';
import {
  additionsOf,
  attemptOf,
  contentsOf,
  noteAttempt,
  oneTabAtATime,
  type PlacedOrder,
} from './attempts.ts';
import { pauseUntilOnline, type SubmissionOutcome, submitOrder } from './submission.ts';

/** Whether the API that the order goes to has promised to recognise it, also on an earlier page. */
export const mayRepeat = ({ promisedBy }: OrderDraft): boolean =>
  promisedBy !== '' && promisedBy === apiOrigin();

const search = () => import('#elements/send/earlier/findOrder.ts');

/** Looks for the order of an attempt among the customer's own. */
export const findOrder = async (attempt: OrderDraft) => (await search()).findOrder(attempt);

interface PlaceOptions {
  /** An earlier page has sent it. */
  wasSent: boolean;
  /** Called when a try got no answer and the next one follows. */
  onUnanswered: () => void;
  signal: AbortSignal;
}

type Placed = Exclude<SubmissionOutcome<PlacedOrder>, { kind: 'created' }> | Created;
interface Created {
  kind: 'created';
  order: PlacedOrder;
  /** A copy of this tab had placed it already. */
  isOfOtherTab: boolean;
}

/**
 * Places the order of the draft once, also where the tab has been duplicated: a copy has the same draft under the same
 * key, waits for this one, and receives its order. Undefined when the signal ended it.
 */
export function placeOrder(options: PlaceOptions): Promise<Placed | undefined> {
  const { idempotencyKey } = orderDraft().getState();
  return oneTabAtATime(idempotencyKey, options.signal, () => place(options));
}

async function place({ wasSent, onUnanswered, signal }: PlaceOptions): Promise<Placed | undefined> {
  const contents = contentsOf(orderDraft().getState().draft);
  let earlier = attemptOf(orderDraft().getState().idempotencyKey);
  if (earlier && earlier.contents !== contents) {
    renewKey();
    earlier = undefined;
  }
  if (earlier?.order) return { kind: 'created', order: earlier.order, isOfOtherTab: true };
  // An order that another tab sent, and whose outcome is unknown, is the same attempt.
  if (earlier) keepAttempt(earlier.orderedAt, orderDraft().getState().additions);

  return placeAttempt(orderDraft().getState(), {
    wasSent: wasSent || earlier !== undefined,
    onUnanswered,
    signal,
  });
}

/**
 * Places an order that is named by its key: sent again where the API has promised to recognise it, else looked for among
 * the customer's own. Undefined when the signal ended it.
 */
export async function placeAttempt(
  attempt: OrderDraft,
  { wasSent, onUnanswered, signal }: PlaceOptions,
): Promise<Placed | undefined> {
  const { draft, idempotencyKey, orderedAt, additions, approval } = attempt;
  const before = wasSent || mayRepeat(attempt) ? attemptOf(idempotencyKey)?.before : await readBefore(signal);
  const noted = { orderedAt, contents: contentsOf(draft), before };
  noteAttempt(idempotencyKey, noted);
  const outcome = await submitOrder<PlacedOrder>({
    send: () =>
      pageApi(createOrdering).createFromRoute(draft, {
        idempotencyKey,
        orderedAt,
        ...additionsOf(draft),
        approval: approval.token,
        additionalData: JSON.parse(additions || '{}') as Record<string, unknown>,
      }),
    find: () => findOrder(attempt),
    mayRepeat: mayRepeat(attempt),
    onUnanswered,
    pause: (milliseconds) => pauseUntilOnline(milliseconds, signal),
    isRepeated: wasSent,
    signal,
  });
  if (outcome?.kind === 'rejected') noteAttempt(idempotencyKey, undefined);
  if (outcome?.kind !== 'created') return outcome;
  const { _id, orderId, status, waybill } = outcome.order;
  noteAttempt(idempotencyKey, { ...noted, order: { _id, orderId, status, waybill } });
  return { ...outcome, isOfOtherTab: false };
}

/** The orders that exist already. If they cannot be read, the order is sent anyway. */
async function readBefore(signal: AbortSignal): Promise<string[] | undefined> {
  try {
    return await (await search()).ordersBefore(signal);
  } catch {
    return undefined;
  }
}

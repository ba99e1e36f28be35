import { type Line, stateOf } from '#elements/order-sheet/lines/line.ts';
import { newDraft, noPricing } from '#elements/send/draft/draft.ts';
import { additionsTo } from '#elements/send/ordering/additionsTo.ts';
import { attemptOf, oneTabAtATime, type PlacedOrder } from '#elements/send/ordering/attempts.ts';
import { placeAttempt } from '#elements/send/ordering/placeOrder.ts';
import { explain, type Failure } from '#i18n/explain.ts';
import { pageSession } from '#session/session.ts';
import { changeLine, keepSheet, orderSheet, withSending } from './sheet.ts';

/** Answers about the price: unknown, changed since, too old, or its lorry is full. */
const priceGone = [404, 410];
/** Answers that the next line would get as well: no session, too many orders. */
const forAll = [401, 403, 429];

/** Why ordering ended before the last line. */
export interface Stopped {
  failure: Failure;
  /** Whether it is known what has become of the line. */
  isKnown: boolean;
}

interface OrderOptions {
  signal: AbortSignal;
  /** Called with each order that has been made. */
  onOrdered: (order: PlacedOrder, line: Line) => void;
  /** Called when an order got no answer and is sent or looked for again. */
  onUnanswered: () => void;
}

/** What is to be ordered; what an earlier page has sent comes first, because nothing is known about it. */
export const waitingLines = (): Line[] => {
  const { lines } = orderSheet().getState();
  return (['sent', 'ready'] as const).flatMap((state) => lines.filter((line) => stateOf(line) === state));
};

/** Orders one line, and keeps what became of it. Undefined where the next line can follow. */
async function orderLine(line: Line, options: OrderOptions): Promise<Stopped | undefined> {
  const { signal, onOrdered, onUnanswered } = options;
  const key = line.sending.idempotencyKey;
  // A copy of this tab may have sent it as well.
  const earlier = attemptOf(key);
  const wasSent = line.sending.orderedAt !== '' || earlier !== undefined;
  const orderedAt =
    line.sending.orderedAt || earlier?.orderedAt || new Date(pageSession().serverTime()).toISOString();
  const additions = line.sending.additions || additionsTo(line.sending.draft, orderedAt);
  const sent = withSending(line, { orderedAt, additions });
  changeLine(key, () => sent);
  const outcome = earlier?.order
    ? { kind: 'created' as const, order: earlier.order }
    : await placeAttempt(sent.sending, { wasSent, onUnanswered, signal });
  if (outcome === undefined) return undefined;
  if (outcome.kind === 'created') {
    const { _id, orderId, status, waybill } = outcome.order;
    const order = { _id, orderId, status, waybill };
    changeLine(key, (now) => ({ ...withSending(now, { orderedAt: '' }), order }));
    onOrdered(order, sent);
    return undefined;
  }
  if (outcome.kind === 'unknown') return { failure: { code: 'network', said: '' }, isKnown: false };
  const { status, cause: _, ...failure } = explain(outcome.error);
  const { draft } = sent.sending;
  // Another order has been sent under this key: the line gets a new one.
  const renewed = status === 409 ? { idempotencyKey: newDraft().idempotencyKey } : {};
  const isGone = priceGone.includes(status);
  const unpriced = isGone ? { priced: null, draft: { ...draft, date: '', pricing: noPricing } } : {};
  const isForAll = forAll.includes(status);
  changeLine(key, (now) => ({
    ...withSending(now, { orderedAt: '', additions: '', ...renewed, ...unpriced }),
    trouble: isForAll || isGone ? null : { at: 'order', failure },
    isRenewed: isGone,
  }));
  return isForAll ? { failure, isKnown: true } : undefined;
}

/**
 * Orders the lines that have a price, one after the other, and once each: also after a reload, after lost answers, and in
 * a copy of the tab. A line whose price has expired gets a new one meanwhile, and waits for the next press: the person has
 * not seen that price. Returns why it ended before the last line, if it did.
 */
export const orderLines = (options: OrderOptions): Promise<Stopped | undefined> =>
  oneTabAtATime('sheet', options.signal, async () => {
    // A page that is loaded again must know the keys.
    keepSheet();
    for (const { sending } of waitingLines()) {
      // It may have been read long ago.
      const line = waitingLines().find((one) => one.sending.idempotencyKey === sending.idempotencyKey);
      if (options.signal.aborted) break;
      const stopped = line && (await orderLine(line, options));
      if (stopped) return stopped;
    }
    return undefined;
  });

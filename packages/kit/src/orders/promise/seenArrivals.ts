import type { ArrivalWindow } from '@freight/contract';
import type { OrderState } from '#orders/store/orderState.ts';
import { shared } from '#platform/registry.ts';
import { minutesBetween } from './moves.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** By order: when it was to arrive as the page first learned it, for APIs that do not keep their promises. */
    firstArrivals: Map<string, ArrivalWindow>;
  }
}

/** Minutes from which on a change is worth a word. */
const noticedFrom = 10;

const isMoment = ({ from, to }: ArrivalWindow): boolean => from === to;

/** The window, or an estimate as one without a width. */
function expectedOf({ arrival, estimatedDelivery: at }: OrderState): ArrivalWindow | undefined {
  return arrival ?? (Number.isNaN(Date.parse(at)) ? undefined : { from: at, to: at });
}

/** By how many minutes an order arrives later than the page first knew; 0 for less than ten. */
export function minutesLater(known: OrderState): number {
  const name = known.tracking.data?.orderId ?? known.details.data?.orderId ?? '';
  const expected = expectedOf(known);
  if (!name || !expected) return 0;
  const firsts = shared('firstArrivals', () => new Map<string, ArrivalWindow>());
  const first = firsts.get(name);
  // A window that follows an estimate is another kind of answer, not a later arrival.
  if (!first || isMoment(first) !== isMoment(expected)) {
    firsts.set(name, expected);
    return 0;
  }
  const minutes = minutesBetween(first, expected);
  return minutes < noticedFrom ? 0 : minutes;
}

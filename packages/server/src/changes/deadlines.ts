import {
  type ChangeKind,
  type ChangesOfOrder,
  changeKinds,
  linkChangeKinds,
  statusFacts,
} from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import { driverNearAt, isDriverNear, lastLegAt, stopsNeeded } from '#dispatch/asked.ts';
import { pickupAt } from '#dispatch/pickupWindow.ts';
import type { Clock } from '#orderFacts/clock.ts';

/** Whether a kind moves the delivery: that ends when the goods go out with the driver of the last leg. */
const moves = (kind: ChangeKind): boolean => kind === 'otherDay' || kind === 'otherPlace';

/** Whether the goods can be fetched on another day. Not by a lorry that would drive empty: its day is fixed. */
const isFetchedAnyDay = ({ status, emptyRun }: OrderRecord): boolean =>
  statusFacts[status].phase === 'waiting' && !emptyRun;

/** The kinds that a caller may ask for at all. */
export const kindsFor = (byLink: boolean): readonly ChangeKind[] => (byLink ? linkChangeKinds : changeKinds);

/** Whether a kind can be asked for now. */
export function isOpen(order: OrderRecord, kind: ChangeKind, now: Date, clock: Clock): boolean {
  if (statusFacts[order.status].isFinal) return false;
  if (kind === 'pickupDay') return isFetchedAnyDay(order);
  return moves(kind) ? order.status !== 'outForDelivery' : !isDriverNear(order, now, clock);
}

/** What a caller can ask for now, and until when that is expected to last. */
export function kindsOf(order: OrderRecord, byLink: boolean, clock: Clock): ChangesOfOrder['kinds'] {
  const now = clock.now();
  const kinds = kindsFor(byLink).filter((kind) => kind !== 'pickupDay' || isFetchedAnyDay(order));
  return kinds.map((kind) => {
    const stops = moves(kind) || kind === 'pickupDay' ? {} : { stops: stopsNeeded };
    if (!isOpen(order, kind, now, clock)) return { kind, isOpen: false, ...stops, reason: 'tooLate' };
    const until =
      kind === 'pickupDay'
        ? pickupAt(order, clock)
        : moves(kind)
          ? lastLegAt(order, clock)
          : driverNearAt(order, clock);
    return { kind, isOpen: true, ...(until && { until: until.toISOString() }), ...stops };
  });
}

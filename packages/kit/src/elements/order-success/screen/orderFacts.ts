import { type Emissions, isKnownStatus, type OrderRun } from '@freight/contract';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import type { AssignedDriver, OrderState, StatusUpdate } from '#orders/store/orderState.ts';

/** What the screen shows of an order; unknown texts are empty and unknown numbers 0. */
export interface OrderFacts {
  orderId: string;
  status: string;
  /** What happened last; its message is empty when only the status is known [SUCCESS-04]. */
  latest: StatusUpdate | null;
  updates: readonly StatusUpdate[];
  driver: Omit<AssignedDriver, 'rating'> | null;
  pickup: string;
  dropoff: string;
  packageType: string;
  packageSubType: string;
  /** SEK. */
  price: number;
  emissions: Emissions | undefined;
  /** The lorry that would have driven empty. */
  emptyRun: OrderRun | undefined;
  /** ISO text. */
  orderedAt: string;
}

/** The server's facts where they are known, else what the page has stored. */
export function factsOf(transportId: string, followed: ActiveOrder | null, known: OrderState): OrderFacts {
  const { updates } = known;
  const details = known.details.data;
  // The stored message may be in another language, so wait for the history that is still loading.
  const latest = updates[0] ?? (known.tracking.state === 'loading' ? null : remembered(followed));
  return {
    orderId: details?.orderId || followed?.orderId || transportId,
    status: known.status?.status || latest?.status || '',
    latest,
    updates,
    driver: driverOf(followed, known),
    pickup: details?.pickupLocation.formattedAddress || followed?.pickupLocation || '',
    dropoff: details?.dropoffLocation.formattedAddress || followed?.dropoffLocation || '',
    packageType: details?.packageType || followed?.packageType.type || '',
    packageSubType: details?.packageSubType || followed?.packageType.subType || '',
    price: details?.price || followed?.totalPrice || 0,
    emissions: details?.emissions,
    emptyRun: details?.emptyRun,
    orderedAt: details?.createdAt || details?.date || '',
  };
}

/** The `status` of the floating card is either a status or the message of an event. */
function remembered(followed: ActiveOrder | null): StatusUpdate | null {
  if (!followed?.status) return null;
  const { status, timestamp } = followed;
  return isKnownStatus(status)
    ? { status, message: '', timestamp }
    : { status: '', message: status, timestamp };
}

/** Only the event has the arrival, so it is stored with the followed order [SUCCESS-05]. */
function driverOf(followed: ActiveOrder | null, { driver }: OrderState): OrderFacts['driver'] {
  const name = driver?.name || followed?.driverName || '';
  if (!name) return null;
  return {
    name,
    phone: driver?.phone || followed?.driverPhone || '',
    estimatedArrival: driver?.estimatedArrival || followed?.estimatedArrival || '',
  };
}

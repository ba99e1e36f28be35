import type { SharedOrder } from '@freight/contract';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import type { ShareLink } from '#db/schema/shareLinks.ts';
import { arrivalFields } from '#dispatch/arrivalWindow.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { toOwnTracking, toTracking } from '#orders/trackingView.ts';

/**
 * An order as a link shows it: what its owner chose and no more. Its number is never in it, because with that anybody
 * could look it up; codes and phone numbers that a customer wrote into an address are left out as for strangers.
 */
export function toShared(
  order: OrderRecord,
  { shows, allows }: Pick<ShareLink, 'shows' | 'allows'>,
  clock: Clock,
): SharedOrder {
  const { status, statusHistory, estimatedDelivery, route } = toOwnTracking(order);
  const open = toTracking(order);
  const basics = {
    shows,
    allows,
    status,
    statusHistory,
    estimatedDelivery,
    ...arrivalFields(order, clock, 'visitor'),
  };
  if (shows === 'status') return basics;
  const placeOf = (shown: typeof open.pickupLocation, { lat, lng }: StoredPlace) => {
    const { formattedAddress: _, ...town } = shown;
    return shows === 'addresses' ? { ...shown, lat, lng } : town;
  };
  return {
    ...basics,
    route,
    pickupLocation: placeOf(open.pickupLocation, order.pickup),
    dropoffLocation: placeOf(open.dropoffLocation, order.dropoff),
  };
}

import type { Tracking } from '@freight/contract';
import type { MapStop, Point } from '#maps/places/places.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';

interface TrackedRouteProps {
  tracking: Tracking;
  /** The driver, whom the live line shows to nobody but the order's customer. */
  driver: Point | null;
}

/** The route on a map, if the answer has both of its ends; distance and time are shown beside it [L18]. */
export function TrackedRoute({ tracking, driver }: TrackedRouteProps) {
  const pickup = stopOf(tracking.pickupLocation);
  const dropoff = stopOf(tracking.dropoffLocation);
  if (!pickup || !dropoff) return null;
  return (
    <div className="journey__map">
      <OrderMap pickup={pickup} dropoff={dropoff} driver={driver ?? undefined} tellsMeasures={false} />
    </div>
  );
}

function stopOf({ formattedAddress, city, lat, lng }: Tracking['pickupLocation']): MapStop | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  return { lat, lng, address: formattedAddress || city, city };
}

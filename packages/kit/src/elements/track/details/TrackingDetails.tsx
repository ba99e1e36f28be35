import type { ReceivedTracking } from '@freight/client';
import type { Tracking } from '@freight/contract';
import type { Ref } from 'react';
import { statusSentence, useStatusTexts } from '#i18n/statusTexts.ts';
import type { MapStop, Point } from '#maps/places/places.ts';
import { OrderActions } from '#orders/actions/OrderActions.tsx';
import { FollowUp } from '#orders/following/FollowUp.tsx';
import { OrderMap } from '#orders/view/OrderMap.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PackageInfo, VehicleInfo } from './PackageInfo.tsx';
import { RouteInfo } from './RouteInfo.tsx';
import { useDetailsTexts } from './strings/index.ts';
import { isShared, type ShownTracking } from './useTracking.ts';

interface TrackingDetailsProps {
  tracking: ReceivedTracking;
  shown: ShownTracking;
  heading: Ref<HTMLHeadingElement>;
}

/** Everything the answer holds; parts without content are left out (OPEN-54) [TRACK-08]. */
export function TrackingDetails({ tracking, shown, heading }: TrackingDetailsProps) {
  const t = useDetailsTexts();
  const { status, orderId, statusHistory, shippingInfo } = tracking;
  return (
    <FollowUp
      status={status}
      sentence={useSentence(status)}
      heading={heading}
      numbers={[
        [t('trackingNumber'), shippingInfo.trackingNumber],
        [t('orderNumber'), isShared(orderId) ? undefined : orderId],
      ]}
      history={statusHistory}
      shown={shown}
      map={<TrackedRoute tracking={tracking} driver={shown.driver} />}
      way={
        <>
          <RouteInfo tracking={tracking} />
          <VehicleInfo tracking={tracking} />
        </>
      }
      actions={<OrderActions orderId={orderId} status={status} allows={tracking.allows} />}
    >
      <PackageInfo tracking={tracking} />
      <OrderSummary tracking={tracking} />
    </FollowUp>
  );
}

/** A sentence for each status, one around the server's own word for those unknown here [TRACK-10] [TRACK-11] [TRACK-12]. */
function useSentence(status: string): string {
  const t = useDetailsTexts();
  const statuses = useStatusTexts();
  if (!status) return t('banner.unknown');
  return statusSentence(statuses, status) ?? t('banner.default', { status });
}

interface TrackedRouteProps {
  tracking: Tracking;
  /** The driver's position, which the live connection sends only to the order's customer. */
  driver: Point | null;
}

/** The route on a map, if the answer has both of its ends; distance and time are shown beside it [L18]. */
function TrackedRoute({ tracking, driver }: TrackedRouteProps) {
  const pickup = stopOf(tracking.pickupLocation);
  const dropoff = stopOf(tracking.dropoffLocation);
  if (!pickup || !dropoff) return null;
  return (
    <div className="journey__map">
      <OrderMap
        pickup={pickup}
        dropoff={dropoff}
        driver={driver ?? undefined}
        tellsMeasures={false}
        status={tracking.status}
        roadKm={tracking.route.distanceInKm}
      />
    </div>
  );
}

function stopOf({ formattedAddress, city, lat, lng }: Tracking['pickupLocation']): MapStop | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  return { lat, lng, address: formattedAddress || city, city };
}

import type { ReceivedOrder } from '@freight/client';
import type { ShownOrder } from '#elements/order/useOrderDetails.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';

interface OrderRouteProps {
  order: ReceivedOrder;
  position?: ShownOrder['position'];
}

const stopOf = (place: ReceivedOrder['pickupLocation']) => ({
  lat: place.lat,
  lng: place.lng,
  address: place.formattedAddress,
  city: place.city,
});

/** The map of the order [DETAIL-05] [DETAIL-10] [DETAIL-11]. */
export function OrderRoute({ order, position }: OrderRouteProps) {
  return (
    <div className="journey__map">
      <OrderMap
        pickup={stopOf(order.pickupLocation)}
        dropoff={stopOf(order.dropoffLocation)}
        driver={position}
        status={order.status}
      />
    </div>
  );
}

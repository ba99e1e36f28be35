import { factsOfStatus } from '@freight/contract';
import type { OrderState } from '#orders/store/orderState.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';

type Place = NonNullable<OrderState['details']['data']>['pickupLocation'];
const stopOf = ({ lat, lng, formattedAddress }: Place) => ({ lat, lng, address: formattedAddress });

/** Where the driver is, as soon as one moves; nothing before. */
export function DriverMap({ order: { details, position }, status }: { order: OrderState; status: string }) {
  const { data } = details;
  if (!data || !position || factsOfStatus(status)?.phase !== 'moving') return null;
  return (
    <OrderMap pickup={stopOf(data.pickupLocation)} dropoff={stopOf(data.dropoffLocation)} driver={position} />
  );
}

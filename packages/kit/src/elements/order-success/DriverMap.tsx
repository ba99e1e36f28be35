import { factsOfStatus } from '@freight/contract';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { LazyMap } from '#maps/LazyMap.tsx';
import type { OrderState } from '#orders/orderState.ts';

const load = async () => (await import('#maps/order/OrderMapView.tsx')).OrderMapView;

type Place = NonNullable<OrderState['details']['data']>['pickupLocation'];
const stopOf = ({ lat, lng, formattedAddress }: Place) => ({ lat, lng, address: formattedAddress });

/** Where the driver is, as soon as one moves; nothing before. */
export function DriverMap({ order: { details, position }, status }: { order: OrderState; status: string }) {
  const { data } = details;
  if (!data || !position || factsOfStatus(status)?.phase !== 'moving') return null;
  return (
    <ErrorBoundary onError={(error) => console.error('[freight] The map has failed.', error)}>
      <LazyMap
        load={load}
        file={import.meta.url}
        props={{
          pickup: stopOf(data.pickupLocation),
          dropoff: stopOf(data.dropoffLocation),
          driver: position,
        }}
      />
    </ErrorBoundary>
  );
}

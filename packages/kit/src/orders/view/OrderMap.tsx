import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { LazyMap } from '#maps/lazy/LazyMap.tsx';
import type { OrderMapProps } from '#maps/order/orderMapProps.ts';

const load = async () => (await import('#maps/order/OrderMapView.tsx')).OrderMapView;

/**
 * The route of one order on a map, with distance and time. Its texts, css and map code load when it is first shown. A
 * failure does not affect the rest of the screen [DETAIL-10] [DETAIL-37].
 */
export const OrderMap = (props: OrderMapProps) => (
  <ErrorBoundary onError={(error) => console.error('[freight] The map has failed.', error)}>
    <LazyMap load={load} file={import.meta.url} props={props} />
  </ErrorBoundary>
);

import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { LateMap } from './LateMap.tsx';
import type { OrderMapProps } from './order/orderMapProps.ts';

const load = async () => (await import('./order/OrderMapView.tsx')).OrderMapView;

/**
 * The route of one order on a map, with distance and time. It brings its own texts, css and map code, all of them
 * fetched when it is first shown; give it new props as they come. One that fails takes nothing else of the screen
 * along [DETAIL-10] [DETAIL-37].
 */
export const OrderMap = (props: OrderMapProps) => (
  <ErrorBoundary onError={(error) => console.error('[freight] The map has failed.', error)}>
    <LateMap load={load} props={props} />
  </ErrorBoundary>
);

import { LateMap } from './LateMap.tsx';
import type { MapStop, Point } from './places.ts';

export interface OrderMapProps {
  /** Where the order is fetched; without a readable place the map says that there are no directions. */
  pickup: MapStop;
  dropoff: MapStop;
  /** Where the driver is right now, if somebody knows; the marker moves with it. */
  driver?: Point | undefined;
}

const load = async () => (await import('./order/OrderMapView.tsx')).OrderMapView;

/**
 * The road of one order on a map, with distance and time. It brings its own texts, css and map code, all of them
 * fetched when it is first shown; give it new props as they come [DETAIL-10] [DETAIL-37].
 */
export const OrderMap = (props: OrderMapProps) => <LateMap load={load} props={props} />;

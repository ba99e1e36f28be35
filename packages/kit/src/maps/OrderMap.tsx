import { LateMap } from './LateMap.tsx';
import type { OrderMapProps } from './order/orderMapProps.ts';

const load = async () => (await import('./order/OrderMapView.tsx')).OrderMapView;

/**
 * The road of one order on a map, with distance and time. It brings its own texts, css and map code, all of them
 * fetched when it is first shown; give it new props as they come [DETAIL-10] [DETAIL-37].
 */
export const OrderMap = (props: OrderMapProps) => <LateMap load={load} props={props} />;

import { useId } from 'react';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { LazyMap } from '#maps/lazy/LazyMap.tsx';
import type { OrderMapProps } from '#maps/order/orderMapProps.ts';
import { complain } from '#platform/leaving/complain.ts';
import { usePromisePart } from './usePromisePart.ts';

const load = async () => (await import('#maps/order/OrderMapView.tsx')).OrderMapView;

interface OrderMapWithWordsProps extends Omit<OrderMapProps, 'describedBy'> {
  status: string;
  /** Along the road, where it is known. */
  roadKm?: number;
}

/**
 * The route of one order on a map, with distance and time, and below it what the map shows in one sentence, which is
 * there without the map too. Texts, css and map code load when it is first shown. A failure does not affect the rest of
 * the screen [DETAIL-10] [DETAIL-37].
 */
export function OrderMap({ status, roadKm, ...map }: OrderMapWithWordsProps) {
  const id = useId();
  const part = usePromisePart();
  return (
    <>
      <ErrorBoundary onError={(error) => complain('The map has failed.', error, 'error')}>
        <LazyMap load={load} file={import.meta.url} props={{ ...map, describedBy: id }} />
      </ErrorBoundary>
      <p className="map-words" id={id}>
        {part && <part.MapWords {...map} {...{ status, roadKm }} />}
      </p>
    </>
  );
}

import { createOrders, isAborted } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import type { DirectionsOptions, DrivingRoute } from '#maps/mapProvider.ts';
import { mapProvider } from '#maps/pageMaps.ts';
import type { Point } from '#maps/places/places.ts';
import { complain } from '#platform/leaving/complain.ts';
import { decodePolyline } from './polyline.ts';

/** An order without a place has zeros for it, which are a point in the Gulf of Guinea. */
export const isReadable = ({ lat, lng }: Point): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);

async function ownRoute(from: Point, to: Point, signal: AbortSignal): Promise<DrivingRoute | undefined> {
  const { routes } = await pageApi(createOrders).directions(from, to, { signal });
  const points = decodePolyline(routes[0]?.overview_polyline.points ?? '');
  if (points.length < 2) return undefined;
  const leg = routes[0]?.legs[0];
  return {
    points,
    metres: leg?.distance.value ?? 0,
    seconds: leg?.duration.value ?? 0,
    distanceText: leg?.distance.text ?? '',
    durationText: leg?.duration.text ?? '',
  };
}

/**
 * The route between two places: the product's own directions first, then those of the maps service, if it has any
 * [DETAIL-43] [DETAIL-44].
 * @throws when neither knows a route.
 */
export async function routeBetween(
  from: Point,
  to: Point,
  options: DirectionsOptions,
): Promise<DrivingRoute> {
  if (!isReadable(from) || !isReadable(to)) throw new Error('An end of the route is not known.');
  try {
    const route = await ownRoute(from, to, options.signal);
    if (route) return route;
  } catch (error) {
    if (options.signal.aborted || isAborted(error)) throw error;
    complain('The own directions failed.', error);
  }
  const { directions } = await mapProvider();
  if (!directions) throw new Error('No directions are to be had.');
  return directions(from, to, options);
}

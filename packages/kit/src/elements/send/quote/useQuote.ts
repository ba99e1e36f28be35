import type { Quote } from '@freight/contract';
import { isWhole, type Parcel } from '#elements/send/sizes/sizes.ts';
import type { Point } from '#maps/places/places.ts';
import { type Request, useRequest } from '#platform/useRequest.ts';
import { askQuote } from './askQuote.ts';

/** The lowest price of a transport; idle until both places and all measures are known. */
export function useQuote(pickup: Point | null, dropoff: Point | null, parcel: Parcel): Request<Quote> {
  const { weight, dimensions } = parcel;
  const points = [pickup, dropoff].map((place) => place && { lat: place.lat, lng: place.lng });
  const [from, to] = points;
  return useRequest(
    from && to && isWhole(parcel)
      ? (signal) => askQuote({ pickup: from, dropoff: to, weight, dimensions }, signal)
      : undefined,
    [JSON.stringify([points, parcel])],
  );
}

import type { Quote } from '@freight/contract';
import { pageQuotes } from '#api/quotes.ts';
import { type Request, useRequest } from '#api/useRequest.ts';
import type { Parcel } from '#elements/send/sizes.ts';
import { isWhole } from '#elements/send/sizes.ts';
import type { Point } from '#maps/places.ts';

/** Milliseconds the measures must have rested before they are priced. */
const rest = 350;

function afterRest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, rest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** What a transport costs at least; idle until both places and all measures are known. */
export function useQuote(pickup: Point | null, dropoff: Point | null, parcel: Parcel): Request<Quote> {
  const points = [pickup, dropoff].map((place) => place && { lat: place.lat, lng: place.lng });
  const [from, to] = points;
  const inputs = JSON.stringify([points, parcel]);
  return useRequest(
    from && to && isWhole(parcel)
      ? async (signal) => {
          await afterRest(signal);
          const { weight, dimensions } = parcel;
          return pageQuotes().quote({ pickup: from, dropoff: to, weight, dimensions }, { signal });
        }
      : undefined,
    [inputs],
  );
}

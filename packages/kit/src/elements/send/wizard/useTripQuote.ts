import type { Quote } from '@freight/contract';
import { useCapability } from '#capabilities/capabilities.ts';
import { piecesIn } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { isWhole } from '#elements/send/sizes/sizes.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';

/**
 * The lowest price of the draft's transport and its emissions per fuel, as soon as the size is known; undefined before,
 * and if the API offers no quotes. Its code is loaded with that of the later steps.
 */
export function useTripQuote(): Quote | undefined {
  const isOffered = useCapability('quotes');
  const draft = useStore(orderDraft(), (state) => state.draft);
  const { pickupLocation, dropoffLocation, packageDetails } = draft;
  const { weight, dimensions } = packageDetails;
  const points = [pickupLocation, dropoffLocation].map(
    (place) => place && { lat: place.lat, lng: place.lng },
  );
  const [pickup, dropoff] = points;
  const { count, otherPieces } = piecesIn(draft);
  const isKnown =
    isWhole({ weight, dimensions }) &&
    otherPieces.every(
      (piece) => piece.count > 0 && isWhole({ weight: piece.weight, dimensions: piece.sides }),
    );
  const { state, data } = useRequest(
    isOffered && pickup && dropoff && isKnown
      ? async (signal) => {
          const { askDraftQuote } = await import('#elements/send/quote/askQuote.ts');
          return askDraftQuote(draft, signal);
        }
      : undefined,
    [isOffered, JSON.stringify([points, weight, dimensions, count, otherPieces])],
  );
  return state === 'failed' ? undefined : data;
}

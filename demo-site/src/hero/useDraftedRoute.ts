import { routeDraft } from '@freight/kit';
import { useSyncExternalStore } from 'react';
import type { Wanted } from '#hero/emptyRuns.ts';
import { height, project, width } from '#hero/project.ts';
import type { Point } from '#hero/routes.ts';

type Draft = ReturnType<typeof routeDraft.getState>;

export interface DraftedPlace {
  name: string;
  at: Point;
}

export interface DraftedRoute {
  pickup: DraftedPlace | undefined;
  dropoff: DraftedPlace | undefined;
  /** Along the road; 0 if unknown. */
  distanceKm: number;
  /** SEK; 0 if unknown. */
  fromPrice: number;
  wanted: Wanted;
}

/** The position of a place on the map; undefined for a missing place, and for one in another country. */
function placeOn(place: Draft['pickup']): DraftedPlace | undefined {
  if (!place) return undefined;
  const [x, y] = project([place.lng, place.lat]);
  const isOnMap = x >= 0 && x <= width && y >= 0 && y <= height;
  return isOnMap ? { name: place.city, at: [x, y] } : undefined;
}

const noDraft = () => null;

/** The route that is being typed in the card, as the map draws it; undefined until a place is known. */
export function useDraftedRoute(): DraftedRoute | undefined {
  const draft = useSyncExternalStore<Draft | null>(routeDraft.subscribe, routeDraft.getState, noDraft);
  if (!draft) return undefined;
  const pickup = placeOn(draft.pickup);
  const dropoff = placeOn(draft.dropoff);
  const { distanceKm, fromPrice, emptyRuns } = draft;
  const wanted: Wanted = {
    pickup: draft.pickup ? [draft.pickup.lng, draft.pickup.lat] : undefined,
    dropoff: draft.dropoff ? [draft.dropoff.lng, draft.dropoff.lat] : undefined,
    priced: fromPrice > 0 ? emptyRuns : undefined,
  };
  return pickup || dropoff ? { pickup, dropoff, distanceKm, fromPrice, wanted } : undefined;
}

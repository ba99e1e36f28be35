import { type Location, locationOf, type PlaceDetails, type Point } from '#maps/places/places.ts';

export type Phase = 'pickup' | 'dropoff';

/** What is known of the place that was pressed last. */
export type Spot =
  | { state: 'none' | 'invalid' | 'nothing' | 'lookupFailed' }
  | { state: 'looking'; point: Point }
  | { state: 'found'; location: Location };

export interface Picking {
  phase: Phase;
  spot: Spot;
  /** The pickup, once it is confirmed or when it is not asked for. */
  pickup: Location | undefined;
  /** The drop-off, when it is not asked for. */
  dropoff: Location | undefined;
  /** Both are chosen; their final texts are on the way. */
  isResolving: boolean;
}

/** What is chosen already when the picker opens. */
export interface Chosen {
  pickup: Location | null;
  dropoff: Location | null;
}

/** Asks for the one that is missing; for both when both are, or when neither is. */
export function firstPicking({ pickup, dropoff }: Chosen): Picking {
  const isOneMissing = (pickup === null) !== (dropoff === null);
  const known = (location: Location | null) => (isOneMissing && location) || undefined;
  return {
    phase: known(pickup) ? 'dropoff' : 'pickup',
    spot: { state: 'none' },
    pickup: known(pickup),
    dropoff: known(dropoff),
    isResolving: false,
  };
}

export type PickingStep =
  | { kind: 'pressed'; point: Point }
  | { kind: 'answered'; spot: Spot }
  | { kind: 'confirmed' };

/** The picker's course: press, confirm the pickup, press, confirm the drop-off, unless one is known [MAP-04] [MAP-05]. */
export function picking(state: Picking, step: PickingStep): Picking {
  if (state.isResolving) return state;
  if (step.kind === 'pressed') return { ...state, spot: { state: 'looking', point: step.point } };
  if (step.kind === 'answered') return { ...state, spot: step.spot };
  if (state.spot.state !== 'found') return state;
  if (state.phase === 'dropoff' || state.dropoff) return { ...state, isResolving: true };
  return { ...state, phase: 'dropoff', pickup: state.spot.location, spot: { state: 'none' } };
}

/**
 * What a geocoder's answer makes of a pressed point: only a house will do, a street with its number. The location
 * keeps the point that was pressed [MAP-16] [MAP-17] [MAP-18] [MAP-19].
 */
export function spotFor(point: Point, place: PlaceDetails | undefined): Spot {
  if (!place) return { state: 'nothing' };
  const { street_number, route } = place.address_components;
  if (!street_number || !route) return { state: 'invalid' };
  return { state: 'found', location: { ...locationOf(place, ''), ...point } };
}

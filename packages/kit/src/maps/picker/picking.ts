import { type Location, locationOf, type PlaceDetails, type Point } from '#maps/places.ts';

export type Phase = 'pickup' | 'dropoff';

/** What is known of the place that was pressed last. */
export type Spot =
  | { state: 'none' | 'invalid' | 'nothing' | 'lookupFailed' }
  | { state: 'looking'; point: Point }
  | { state: 'found'; location: Location };

export interface Picking {
  phase: Phase;
  spot: Spot;
  /** The pickup, once it is confirmed. */
  pickup: Location | undefined;
  /** Both are chosen; their final texts are on the way. */
  isResolving: boolean;
}

export const firstPicking: Picking = {
  phase: 'pickup',
  spot: { state: 'none' },
  pickup: undefined,
  isResolving: false,
};

export type PickingStep =
  | { kind: 'pressed'; point: Point }
  | { kind: 'answered'; spot: Spot }
  | { kind: 'confirmed' };

/** The picker's course: press, confirm the pickup, press, confirm the drop-off [MAP-04] [MAP-05]. */
export function picking(state: Picking, step: PickingStep): Picking {
  if (state.isResolving) return state;
  if (step.kind === 'pressed') return { ...state, spot: { state: 'looking', point: step.point } };
  if (step.kind === 'answered') return { ...state, spot: step.spot };
  if (state.spot.state !== 'found') return state;
  if (state.phase === 'dropoff') return { ...state, isResolving: true };
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

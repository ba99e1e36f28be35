import { useEffect, useReducer, useRef } from 'react';
import { addressProvider } from '#maps/geocoder.ts';
import type { Location, Point } from '#maps/places/places.ts';
import { useMapTexts } from '#maps/strings/index.ts';
import { announce } from '#platform/announcer.ts';
import { complain } from '#platform/leaving/complain.ts';
import { type Chosen, firstPicking, type Picking, picking, spotFor } from './picking.ts';

interface PickingApi extends Picking {
  press: (point: Point) => void;
  confirm: () => void;
}

/**
 * The picker's course with its lookups. A newer press drops the older lookup. After the last one is confirmed the texts
 * of the picked places are requested once more; `onPicked` receives both places, unless the picker was removed
 * [MAP-13] [MAP-14].
 */
export function usePicking(
  chosen: Chosen,
  onPicked: (pickup: Location, dropoff: Location) => void,
): PickingApi {
  const t = useMapTexts();
  const [state, step] = useReducer(picking, chosen, firstPicking);
  const lookup = useRef(new AbortController());
  useEffect(() => () => lookup.current.abort(), []);

  function begin(): AbortSignal {
    lookup.current.abort();
    lookup.current = new AbortController();
    return lookup.current.signal;
  }

  async function press(point: Point): Promise<void> {
    if (state.isResolving) return;
    const signal = begin();
    step({ kind: 'pressed', point });
    try {
      const place = await addressProvider().reverse(point, { signal });
      if (!signal.aborted) step({ kind: 'answered', spot: spotFor(point, place) });
    } catch (error) {
      if (signal.aborted) return;
      complain('The address at a point could not be looked up.', error);
      step({ kind: 'answered', spot: { state: 'lookupFailed' } });
    }
  }

  async function finalText(location: Location, signal: AbortSignal): Promise<Location> {
    const place = await addressProvider()
      .reverse(location, { signal })
      .catch(() => undefined);
    return { ...location, address: place?.formatted_address || t('picker.unknown') };
  }

  async function confirm(): Promise<void> {
    const { spot, phase, isResolving } = state;
    if (spot.state !== 'found' || isResolving) return;
    step({ kind: 'confirmed' });
    const pickup = phase === 'pickup' ? spot.location : state.pickup;
    const dropoff = phase === 'dropoff' ? spot.location : state.dropoff;
    if (!pickup || !dropoff) return;
    const signal = begin();
    const textOf = async (location: Location) =>
      location === chosen.pickup || location === chosen.dropoff ? location : finalText(location, signal);
    const [from, to] = await Promise.all([textOf(pickup), textOf(dropoff)]);
    if (signal.aborted) return;
    announce(t('picker.filled'));
    onPicked(from, to);
  }

  return { ...state, press: (point) => void press(point), confirm: () => void confirm() };
}

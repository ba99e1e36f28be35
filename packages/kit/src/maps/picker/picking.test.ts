import { expect, test, vi } from 'vitest';
import type { PlaceDetails } from '#maps/places/places.ts';
import { ownPosition } from './geolocation.ts';
import { mapKey } from './mapKeys.ts';
import { firstPicking, picking, spotFor } from './picking.ts';

const point = { lat: 59.38, lng: 13.5 };
const place = (parts: PlaceDetails['address_components']): PlaceDetails => ({
  formatted_address: 'Storgatan 12, Karlstad',
  name: '',
  place_id: 'N1',
  geometry: { lat: 59.3801, lng: 13.5001 },
  address_components: parts,
});

test('takes only a house: number and street [MAP-16] [MAP-17] [MAP-18] [MAP-19]', () => {
  const house = spotFor(point, place({ street_number: '12', route: 'Storgatan' }));
  expect(house).toMatchObject({ state: 'found', location: { ...point, street: 'Storgatan 12' } });
  expect(spotFor(point, place({ route: 'Storgatan' }))).toEqual({ state: 'invalid' });
  expect(spotFor(point, place({ street_number: '12' }))).toEqual({ state: 'invalid' });
  expect(spotFor(point, undefined)).toEqual({ state: 'nothing' });
});

test('goes from the pickup to the drop-off, and nowhere without a place [MAP-04] [MAP-05]', () => {
  const found = spotFor(point, place({ street_number: '12', route: 'Storgatan' }));
  const first = firstPicking({ pickup: null, dropoff: null });
  expect(picking(first, { kind: 'confirmed' })).toBe(first);
  const second = picking(picking(first, { kind: 'answered', spot: found }), { kind: 'confirmed' });
  expect(second).toMatchObject({ phase: 'dropoff', spot: { state: 'none' }, pickup: point });
  const last = picking(picking(second, { kind: 'answered', spot: found }), { kind: 'confirmed' });
  expect(last.isResolving).toBe(true);
  expect(picking(last, { kind: 'pressed', point })).toBe(last);
});

test('begins with the missing place, and with the pickup when both are known [L6]', () => {
  const found = spotFor(point, place({ street_number: '12', route: 'Storgatan' }));
  if (found.state !== 'found') throw new Error('A house was found.');
  const known = found.location;
  expect(firstPicking({ pickup: known, dropoff: null })).toMatchObject({ phase: 'dropoff', pickup: known });
  expect(firstPicking({ pickup: known, dropoff: known })).toMatchObject({
    phase: 'pickup',
    pickup: undefined,
  });
  const missingPickup = firstPicking({ pickup: null, dropoff: known });
  expect(missingPickup).toMatchObject({ phase: 'pickup', dropoff: known });
  const picked = picking(picking(missingPickup, { kind: 'answered', spot: found }), { kind: 'confirmed' });
  expect(picked.isResolving).toBe(true);
});

test('moves finely by arrows, far with Shift, and leaves the keys of the browser alone', () => {
  const done: unknown[] = [];
  const view = {
    pan: (...way: number[]) => void done.push(way),
    zoomBy: (steps: number) => void done.push(steps),
  };
  const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
    mapKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, view, () =>
      done.push('pick'),
    );
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Enter', ' ']) press(key);
  press('ArrowUp', { shiftKey: true });
  expect(done).toEqual([[-24, 0], [24, 0], [0, -24], [0, 24], 1, -1, 'pick', 'pick', [0, -120]]);
  expect([press('Tab'), press('+', { ctrlKey: true })]).toEqual([false, false]);
});

test('returns no position when it is refused, too slow or unavailable [MAP-21] [MAP-22]', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  ask.mockImplementation((found) =>
    found({ coords: { latitude: 59, longitude: 13 } } as GeolocationPosition),
  );
  expect(await ownPosition()).toEqual({ lat: 59, lng: 13 });
  for (const code of [1, 2, 3]) {
    ask.mockImplementation((_, failed) => failed?.({ code } as GeolocationPositionError));
    expect(await ownPosition()).toBeUndefined();
  }
  expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 6000 });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as unknown as Geolocation);
  expect(await ownPosition()).toBeUndefined();
});

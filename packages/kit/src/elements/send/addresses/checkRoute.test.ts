import { greatCircleKm } from '@freight/client/format';
import { expect, test } from 'vitest';
import type { AddressEntry } from '#maps/address/AddressField.tsx';
import { karlstad, stockholm } from '#testing/probes/sendingProbe.ts';
import { checkRoute } from './checkRoute.ts';

const entry = (location: AddressEntry['location']): AddressEntry => ({
  text: location?.address ?? '',
  location,
});
const typed = (text: string): AddressEntry => ({ text, location: null });
const kindOf = (pickup: AddressEntry, dropoff: AddressEntry) => {
  const checked = checkRoute(pickup, dropoff);
  return 'fault' in checked ? checked.fault.kind : 'route';
};

test('checks emptiness, places, sameness and distance in this order [SENDCARD-08]', () => {
  expect(kindOf(typed(' '), typed('somewhere'))).toBe('enterBoth');
  expect(kindOf(typed('somewhere'), typed('somewhere'))).toBe('selectValid');
  expect(kindOf(entry(karlstad), typed('somewhere'))).toBe('selectValid');
  expect(kindOf(entry(karlstad), entry(karlstad))).toBe('sameLocation');
  expect(kindOf(entry(karlstad), entry({ ...karlstad, lat: karlstad.lat + 0.001 }))).toBe('minimumDistance');
  expect(kindOf(entry(karlstad), entry(stockholm))).toBe('route');
});

test('takes a place 10 km away and refuses one just nearer, on an Earth of radius 6371 km [SENDCARD-13] [SENDCARD-15]', () => {
  const degrees = (km: number) => (km / 6371) * (180 / Math.PI);
  const equator = { ...karlstad, lat: 0, lng: 0 };
  expect(kindOf(entry(equator), entry({ ...equator, lat: degrees(10.000001) }))).toBe('route');
  expect(kindOf(entry(equator), entry({ ...equator, lat: degrees(9.99) }))).toBe('minimumDistance');
  // Exactly 10 km, by the very formula.
  const atTheLimit = { ...equator, lat: 0.08993216059187306 };
  expect(greatCircleKm(equator, atTheLimit)).toBe(10);
  expect(kindOf(entry(equator), entry(atTheLimit))).toBe('route');
});

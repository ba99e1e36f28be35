import { directions } from '@freight/contract/schemas';
import polyline from '@googlemaps/polyline-codec';
import { expect, test } from 'vitest';
import type { LatLon } from '#geo/measures/distance.ts';
import { directionsBetween } from './directions.ts';
import { distanceText, durationText } from './measureTexts.ts';

const stockholm: LatLon = [59.3294, 18.0687];
const gothenburg: LatLon = [57.7072, 11.9668];

test('directions give a line and a leg with distance and duration in words and numbers [CLIENT-40]', () => {
  const answer = directionsBetween(stockholm, gothenburg, 'sv');
  expect(directions.parse(answer)).toEqual(answer);
  const leg = answer.routes[0]?.legs[0];
  expect(answer.status).toBe('OK');
  expect(leg?.distance.text).toBe(`${Math.round((leg?.distance.value ?? 0) / 1000)} km`);
  expect(leg?.duration.text).toMatch(/^5 timmar \d+ min$/);
  const line = polyline.decode(answer.routes[0]?.overview_polyline.points ?? '');
  expect(line.length).toBeGreaterThan(50);
  expect(line[0]).toEqual(stockholm);
  expect(line.at(-1)).toEqual(gothenburg);
});

test('directions name their roads, their bounds and that they are samples', () => {
  const route = directionsBetween(stockholm, gothenburg, 'sv').routes[0];
  expect(route?.summary).toContain('E4');
  expect(route?.copyrights).toContain('Sample');
  expect(route?.warnings.join()).toContain('Sample data');
  expect(route?.bounds.northeast.lng).toBeGreaterThanOrEqual(18.0687);
  expect(route?.bounds.southwest.lng).toBeLessThanOrEqual(11.9668);
});

test('the same point twice is answered with no distance and a minute', () => {
  const leg = directionsBetween(stockholm, stockholm, 'en').routes[0]?.legs[0];
  expect(leg?.distance).toEqual({ text: '0 m', value: 0 });
  expect(leg?.duration).toEqual({ text: '1 min', value: 0 });
});

test('a place far from any road still gets directions', () => {
  expect(directionsBetween([69.72, 30.05], stockholm, 'sv')).toMatchObject({ status: 'OK' });
});

test.each<[string, LatLon]>([
  ['London', [51.5, -0.12]],
  ['the Gulf of Guinea', [0, 0]],
  ['New York', [40.7, -74]],
])('%s lies outside the roads and has no results', (_, place) => {
  expect(directionsBetween(stockholm, place, 'sv')).toEqual({ status: 'ZERO_RESULTS', routes: [] });
  expect(directionsBetween(place, stockholm, 'sv')).toEqual({ status: 'ZERO_RESULTS', routes: [] });
});

test('distances are written as exactly as a person can use', () => {
  expect(distanceText(4, 'sv')).toBe('0 m');
  expect(distanceText(471, 'sv')).toBe('470 m');
  expect(distanceText(997, 'sv')).toBe('1 km');
  expect(distanceText(68_650, 'sv')).toBe('68,7 km');
  expect(distanceText(68_650, 'en')).toBe('68.7 km');
  expect(distanceText(464_400, 'de')).toBe('464 km');
});

test('durations are written in days, hours and minutes of the language', () => {
  expect(durationText(20, 'sv')).toBe('1 min');
  expect(durationText(3600, 'sv')).toBe('1 timme');
  expect(durationText(20_880, 'sv')).toBe('5 timmar 48 min');
  expect(durationText(90_000, 'en')).toBe('1 day 1 hour');
  expect(durationText(59 * 60 + 45, 'en')).toBe('1 hour');
  expect(durationText(7320, 'de')).toBe('2 Stunden 2 Minuten');
});

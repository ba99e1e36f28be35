import { expect, test } from 'vitest';
import type { OrderState } from '#orders/store/orderState.ts';
import { kmBetween, kmLeft, kmLeftOf, roundedKm } from './distance.ts';
import { isMissed, minutesBetween, movesOf } from './moves.ts';

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const promise = (from: string, to: string, made = '09:00') => ({ from: at(from), to: at(to), at: at(made) });

test('a window that ends later has moved later, one that begins earlier has moved earlier, a narrower one has not [K1]', () => {
  const first = promise('12:00', '14:00');
  expect(minutesBetween(first, promise('12:25', '14:25'))).toBe(25);
  expect(minutesBetween(first, promise('13:00', '14:10'))).toBe(10);
  expect(minutesBetween(first, promise('11:40', '13:40'))).toBe(-20);
  expect(minutesBetween(first, promise('12:30', '13:30'))).toBe(0);
  expect(minutesBetween(first, first)).toBe(0);
});

test('lists each change with its own minutes, and leaves out what only narrowed [K1]', () => {
  const arrivals = [
    promise('12:00', '14:00'),
    promise('12:30', '13:30', '10:00'),
    promise('13:00', '14:00', '11:00'),
    promise('12:40', '13:40', '12:00'),
  ];
  expect(movesOf(arrivals).map(({ minutes, at: made }) => [minutes, made])).toEqual([
    [30, at('11:00')],
    [-20, at('12:00')],
  ]);
  expect(movesOf([])).toEqual([]);
  expect(movesOf(arrivals.slice(0, 1))).toEqual([]);
});

test('a promise is missed from more than 15 minutes after its end on [K1]', () => {
  const first = promise('12:00', '14:00');
  expect(isMissed([])).toBe(false);
  expect(isMissed([first])).toBe(false);
  expect(isMissed([first, promise('12:15', '14:15')])).toBe(false);
  expect(isMissed([first, promise('12:16', '14:16')])).toBe(true);
  expect(isMissed([first, promise('12:50', '14:50'), promise('12:10', '14:10')])).toBe(false);
});

const karlstad = { lat: 59.3793, lng: 13.5036 };
const uppsala = { lat: 59.8586, lng: 17.6389 };

test('distances are counted along a road as winding as the whole way [K1] [K2]', () => {
  expect(kmBetween(karlstad, uppsala)).toBeCloseTo(239, 0);
  expect(kmBetween(karlstad, karlstad)).toBe(0);
  const half = { lat: 59.62, lng: 15.57 };
  const straight = kmBetween(half, uppsala);
  const way = { pickup: karlstad, dropoff: uppsala, position: half };
  expect(kmLeft({ ...way, roadKm: 287 })).toBeCloseTo(straight * 1.2, 0);
  expect(kmLeft(way)).toBeCloseTo(straight * 1.25, 5);
  expect(kmLeft({ ...way, roadKm: 10 })).toBeCloseTo(straight * 1.25, 5);
  expect(kmLeft({ ...way, position: undefined })).toBeUndefined();
  expect(kmLeft({ ...way, dropoff: undefined })).toBeUndefined();
});

test('takes the places of an order from its details, else from its tracking, and none without both coordinates', () => {
  const places = { pickupLocation: karlstad, dropoffLocation: uppsala };
  const position = { lat: 59.62, lng: 15.57 };
  const left = (details: object | undefined, tracking: object | undefined, at: object | null = position) =>
    kmLeftOf({
      details: { data: details },
      tracking: { data: tracking },
      position: at,
    } as unknown as OrderState);
  const route = { distanceInKm: 0 };
  const expected = kmLeft({ pickup: karlstad, dropoff: uppsala, position });
  expect(left(places, undefined)).toBe(expected);
  expect(left(undefined, { ...places, route })).toBe(expected);
  expect(left(places, { pickupLocation: uppsala, dropoffLocation: karlstad, route })).toBe(expected);
  expect(left(undefined, { ...places, route: { distanceInKm: 287 } })).toBeCloseTo(
    kmBetween(position, uppsala) * 1.2,
    0,
  );
  expect(left(undefined, undefined)).toBeUndefined();
  expect(left(places, undefined, null)).toBeUndefined();
  for (const dropoffLocation of [undefined, { lat: 59.9 }, { lng: 17.6 }])
    expect(left({ ...places, dropoffLocation }, undefined)).toBeUndefined();
});

test('rounds to whole kilometres below ten and to steps of five above, never to zero [K2]', () => {
  expect([0, 0.4, 1.6, 9.4, 9.9, 11, 13, 22.4, 303.4].map(roundedKm)).toEqual([
    1, 1, 2, 9, 10, 10, 15, 20, 305,
  ]);
});

import { expect, test } from 'vitest';
import { readArrivalDetails, readArrivalWindow } from '#wire/readArrivalWindow.ts';
import { readEmissions, readEmissionsOfYear } from '#wire/readEmissions.ts';
import { readOrder } from '#wire/readOrder.ts';
import { readTracking } from '#wire/readTracking.ts';

const from = '2026-11-22T13:10:00.000Z';
const to = '2026-11-22T13:40:00.000Z';

test('a window is two moments, of which the second is not before the first', () => {
  expect(readArrivalWindow({ from, to })).toEqual({ from, to });
  expect(readArrivalWindow({ from, to: from })).toEqual({ from, to: from });
});

test.each([
  { from: to, to: from },
  { from, to: 'soon' },
  { from: '', to },
  { from },
  [from, to],
  null,
  undefined,
])('%j is no window', (value) => {
  expect(readArrivalWindow(value)).toBeUndefined();
});

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T08:00:00.000Z';

const none = { reason: '', reasonText: '' };

test('promises are read in their order, with a reason only as text and without unknown fields [K1]', () => {
  const moved = { from, to, at: later, reason: 'traffic', reasonText: 'Kö på E18', driver: 'Kim' };
  const first = { from, to, at, reason: ['traffic'], reasonText: { html: '<b>' } };
  expect(readArrivalDetails({ arrivals: [first, moved] }).arrivals).toEqual([
    { from, to, at, ...none },
    { from, to, at: later, reason: 'traffic', reasonText: 'Kö på E18' },
  ]);
});

test.each([
  undefined,
  null,
  'soon',
  {},
  [],
  [null, 7, 'x', []],
  [{ from, to }],
  [{ from, to, at: 'yesterday' }],
  [{ from: to, to: from, at }],
])('%j is no list of promises [K1]', (arrivals) => {
  expect(readArrivalDetails({ arrivals }).arrivals).toBeUndefined();
});

test('of many promises the first and the newest are kept, 50 in all [K1]', () => {
  const many = Array.from({ length: 500 }, (_, minute) => ({
    from,
    to,
    at: new Date(Date.parse(at) + minute * 60_000).toISOString(),
    ...none,
  }));
  const read = readArrivalDetails({ arrivals: many }).arrivals ?? [];
  expect(read).toHaveLength(50);
  expect([read[0], read[1], read.at(-1)]).toEqual([many[0], many[451], many.at(-1)]);
});

test('stops before an order are a whole number, 0 included [K2]', () => {
  expect(readArrivalDetails({ stopsBefore: 0 }).stopsBefore).toBe(0);
  expect(readArrivalDetails({ stopsBefore: 3 }).stopsBefore).toBe(3);
  for (const stopsBefore of [-1, 1.5, '3', null, undefined, Number.NaN, [3]])
    expect(readArrivalDetails({ stopsBefore }).stopsBefore).toBeUndefined();
});

test('orders and tracking include promises and stops [K1] [K2]', () => {
  const parts = { arrivals: [{ from, to, at, ...none }], stopsBefore: 0 };
  expect(readOrder({ orderId: 'A', ...parts })).toMatchObject(parts);
  expect(trackingWith(parts)).toMatchObject(parts);
});

test('emissions are a figure above zero, also as a text', () => {
  expect(readEmissions({ kgCo2e: 3.1, method: 'GLEC' })).toEqual({ kgCo2e: 3.1 });
  expect(readEmissions({ kgCo2e: '0.4' })).toEqual({ kgCo2e: 0.4 });
  for (const value of [{ kgCo2e: 0 }, { kgCo2e: -1 }, { kgCo2e: 'little' }, {}, null])
    expect(readEmissions(value)).toBeUndefined();
});

test('emissions of a year are ignored unless the year and the amount are above 0', () => {
  const sum = { year: 2026, kgCo2e: 12.5, orders: 4 };
  expect(readEmissionsOfYear(sum)).toEqual(sum);
  expect(readEmissionsOfYear({ year: '2026', kgCo2e: '12.5' })).toEqual({ ...sum, orders: 0 });
  for (const other of [
    { ...sum, year: 0 },
    { ...sum, year: -1 },
    { ...sum, kgCo2e: 0 },
    { ...sum, kgCo2e: -1 },
    null,
  ])
    expect(readEmissionsOfYear(other)).toBeUndefined();
});

const trackingWith = (parts: object) => readTracking({ orderId: 'FR7K-2M9P-QX4T', ...parts });

test('a tracking answer includes its arrival window, its emissions and only its valid statuses', () => {
  const read = trackingWith({
    arrivalWindow: { from, to },
    emissions: { kgCo2e: 3.1 },
    statusHistory: [{ status: 'pending', changedAt: from }, { status: '', changedAt: to }, 'late'],
  });
  expect(read).toMatchObject({ arrivalWindow: { from, to }, emissions: { kgCo2e: 3.1 } });
  expect(read?.statusHistory.map(({ status }) => status)).toEqual(['pending']);
});

test('a place has coordinates where both are on the Earth and known', () => {
  const at = (lat: number, lng: number) =>
    trackingWith({ pickupLocation: { formattedAddress: 'Torget', lat, lng } })?.pickupLocation;
  expect(at(90, 180)).toMatchObject({ lat: 90, lng: 180 });
  expect(at(-90, -180)).toMatchObject({ lat: -90, lng: -180 });
  for (const [lat, lng] of [
    [90.1, 13],
    [59, 180.1],
    [0, 13],
    [59, 0],
  ] as const)
    expect(at(lat, lng)).not.toHaveProperty('lat');
});

test('`fragile` is undefined unless the answer has a boolean', () => {
  expect(trackingWith({ fragile: true })?.fragile).toBe(true);
  expect(trackingWith({ fragile: false })?.fragile).toBe(false);
  for (const fragile of [undefined, null, 'true', 1])
    expect(trackingWith({ fragile })?.fragile).toBeUndefined();
});

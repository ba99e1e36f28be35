import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

test('has five stops in the order of the journey [TRACK-22]', () => {
  expect(progressOf('pending').stops.map(({ step }) => step)).toEqual([
    'accepted',
    'picked',
    'inTransit',
    'outForDelivery',
    'delivered',
  ]);
});

test.each([
  ['accepted', 20],
  ['picked', 40],
  ['inTransit', 60],
  ['outForDelivery', 80],
  ['delivered', 100],
  ['completed', 100],
])('is as far with %s as its place on the bar, %i percent [TRACK-23]', (status, percent) => {
  expect(progressOf(status).percent).toBe(percent);
});

test.each(['pending', 'pending_queue', 'finding_driver', 'confirmed', 'awaitingPickup'])(
  'is booked with %s [TRACK-23] [L32]',
  (status) => {
    const { percent, stops } = progressOf(status);
    expect(percent).toBe(20);
    expect(stops.map(({ state }) => state)).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
  },
);

test.each(['cancelled', 'failed', 'returned', 'onHold', 'escalated'])(
  'was booked with %s [TRACK-23] [L32]',
  (status) => {
    expect(progressOf(status).stops.map(({ state }) => state)).toEqual(['passed', ...Array(4).fill('ahead')]);
  },
);

test('shows no progress for an unknown status [TRACK-23]', () => {
  for (const status of ['teleported', '']) {
    expect(progressOf(status).percent).toBe(0);
    expect(progressOf(status).stops.every(({ state }) => state === 'ahead')).toBe(true);
  }
});

test('has passed the stops before the current one, and all of them on arrival [TRACK-23]', () => {
  const states = (status: string) => progressOf(status).stops.map(({ state }) => state);
  expect(states('inTransit')).toEqual(['passed', 'passed', 'current', 'ahead', 'ahead']);
  expect(states('delivered')).toEqual(Array(5).fill('passed'));
});

test.each(['failed', 'returned', 'cancelled', 'onHold', 'escalated'])(
  'keeps the progress that the order had when it became %s [L9]',
  (status) => {
    const history = ['accepted', 'inTransit', 'picked', status].map((past) => ({ status: past }));
    const { percent, stops } = progressOf(status, history);
    expect(percent).toBe(60);
    expect(stops.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'ahead', 'ahead']);
  },
);

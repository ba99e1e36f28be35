import { expect, test } from 'vitest';
import { createClock } from '#orderFacts/clock.ts';
import { anOrderRecord, aDriverRecord as driver } from '#testing/orderRecords.ts';
import {
  arrivalUpdate,
  changesUpdate,
  customerRoom,
  driverAssigned,
  followedOrderOf,
  handoversUpdate,
  isAfterAttempt,
  locationUpdate,
  orderOfRoom,
  publicArrivalUpdate,
  publicStatusUpdate,
  sharedChangesRoom,
  sharedHandoverRoom,
  sharedMapRoom,
  sharedRoom,
  statusUpdate,
  underSharedName,
  visitorRoom,
} from './orderEvents.ts';

const id = '65f0c0ffee0000000000beef';
const number = 'FR7K-2M9P-QX4T';
const named = { transportId: id, orderId: number };

test('customers and links with the map share a position, visitors and other links do not [T10]', () => {
  const key = 'a:b\nc';
  const rooms = [customerRoom, visitorRoom, sharedRoom, sharedMapRoom, sharedChangesRoom, sharedHandoverRoom];
  expect(rooms.map((room) => orderOfRoom(room(key)))).toEqual([
    key,
    undefined,
    undefined,
    key,
    undefined,
    undefined,
  ]);
  expect(rooms.map((room) => followedOrderOf(room(key)))).toEqual([
    key,
    key,
    key,
    undefined,
    undefined,
    undefined,
  ]);
  expect(new Set(rooms.map((room) => room(key))).size).toBe(rooms.length);
  for (const room of rooms) expect(room(key)).toContain(key);
  for (const other of ['socket-id', 'order:', `my-order:${key}`]) {
    expect(orderOfRoom(other), other).toBeUndefined();
    expect(followedOrderOf(other), other).toBeUndefined();
  }
});

test('a status has its sentence and the moment of its change, and a visitor reads no inner id [T10]', () => {
  const order = anOrderRecord();
  const seen = {
    status: 'confirmed',
    timestamp: '2026-11-22T09:05:00.000Z',
    version: 2,
  };
  expect(statusUpdate(order)).toEqual({ ...named, ...seen, message: expect.any(String) });
  expect(statusUpdate(order).message).not.toBe(statusUpdate(anOrderRecord({ status: 'delivered' })).message);
  expect(publicStatusUpdate(order)).toEqual({ ...statusUpdate(order), transportId: number });
  expect(statusUpdate(anOrderRecord({ history: [] })).timestamp).toBe('2026-11-22T09:00:00.000Z');
});

test('a driver is assigned with a version of their own, after that of the status [T10]', () => {
  const order = anOrderRecord({ driver });
  expect(driverAssigned(order)).toEqual({
    ...named,
    driverName: 'Kim Modin',
    driverPhone: '+46 70 174 06 99',
    driverRating: 4.8,
    estimatedArrival: '2026-11-22T10:00:00.000Z',
    version: 2,
  });
  expect(statusUpdate(order).version).toBe(1);
  expect(statusUpdate(anOrderRecord({ driver, version: 3 })).version).toBe(3);
  expect(driverAssigned(anOrderRecord())).toBeUndefined();
});

test('changes, attempts and positions name their order [T10]', () => {
  const order = anOrderRecord({ changesVersion: 4 });
  expect(changesUpdate(order)).toEqual({ ...named, version: 4 });
  expect(handoversUpdate(order)).toEqual(named);
  expect(locationUpdate(order, [59.3, 13.5])).toEqual({ ...named, lat: 59.3, lng: 13.5 });
});

test('an attempt was made when an order left the door, just now or before [T10]', () => {
  const historyOf = (...statuses: ('inTransit' | 'outForDelivery' | 'delivered')[]) =>
    anOrderRecord({ history: statuses.map((status) => ({ status, changedAt: '2026-11-22T09:00:00.000Z' })) });
  const failed = historyOf('inTransit', 'outForDelivery', 'inTransit');
  const again = historyOf('inTransit', 'outForDelivery', 'inTransit', 'outForDelivery');
  const out = historyOf('inTransit', 'outForDelivery');
  expect([failed, again, out, historyOf()].map((order) => isAfterAttempt(order, false))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([failed, again, out, historyOf()].map((order) => isAfterAttempt(order, true))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an arrival has its window and its promises; a visitor reads neither the inner id, the stops nor the pickup [T10]', () => {
  const promised = {
    from: '2026-11-22T13:00:00.000Z',
    to: '2026-11-22T15:00:00.000Z',
    at: '2026-11-22T09:05:00.000Z',
    expected: '2026-11-22T14:00:00.000Z',
  };
  const order = anOrderRecord({ arrivals: [promised] });
  const clock = createClock(1, () => Date.parse('2026-11-22T09:10:00Z'));
  const update = arrivalUpdate(order, clock);
  if (!update) throw new Error('There is no window.');
  const { expected: _, ...shown } = promised;
  expect(update).toMatchObject({ ...named, stopsBefore: expect.any(Number), arrivals: [shown] });
  expect(Date.parse(update.from)).toBeLessThan(Date.parse(update.to));
  const { stopsBefore: __, pickupWindow: ___, ...rest } = update;
  expect(publicArrivalUpdate(order, update)).toEqual({ ...rest, transportId: number });
  expect(arrivalUpdate(anOrderRecord({ status: 'cancelled' }), clock)).toBeUndefined();
});

test('a link hides the order behind its own name [T10]', () => {
  expect(underSharedName({ ...named, version: 4 }, 'shared-name')).toEqual({
    transportId: 'shared-name',
    version: 4,
  });
});

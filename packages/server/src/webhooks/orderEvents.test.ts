import { expect, test } from 'vitest';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { eventsOf } from './orderEvents.ts';

const orderId = 'FR7K-2M9P-QX4T';
const moment = (hour: number) => `2026-11-22T${hour}:00:00.000Z`;
const promised = (from: number, at: number, reason?: 'traffic') => ({
  from: moment(from),
  to: moment(from + 2),
  at: moment(at),
  expected: moment(from + 1),
  ...(reason === undefined ? {} : { reason }),
});
const [first, later] = [promised(13, 10), promised(15, 11, 'traffic')];
const window = ({ from, to }: { from: string; to: string }) => ({ from, to });

test('a new order and each of its statuses are one event, with the status before [T10]', () => {
  const placed = anOrderRecord({
    status: 'pending',
    version: 1,
    history: [{ status: 'pending', changedAt: moment(10) }],
  });
  expect(eventsOf(placed)).toEqual([
    {
      type: 'order.status',
      timestamp: moment(10),
      data: { orderId, status: 'pending', previous: null, version: 1 },
    },
  ]);
  const [event] = eventsOf(anOrderRecord(), placed);
  expect(event).toEqual({
    type: 'order.status',
    timestamp: '2026-11-22T09:05:00.000Z',
    data: { orderId, status: 'confirmed', previous: 'pending', version: 2 },
  });
  expect(eventsOf(anOrderRecord({ history: [] }), placed)[0]?.timestamp).toBe('2026-11-22T09:00:00.000Z');
});

test('nothing is sent of an order that only changed otherwise [T10]', () => {
  const order = anOrderRecord({ arrivals: [first] });
  expect(eventsOf({ ...order, version: 3 }, order)).toEqual([]);
  expect(eventsOf({ ...order, arrivals: [] }, order)).toEqual([]);
});

test('each promise is one event with its window, its reason and the window before [T10]', () => {
  const order = anOrderRecord({ arrivals: [first] });
  expect(eventsOf(order, anOrderRecord())).toEqual([
    {
      type: 'order.arrival',
      timestamp: moment(10),
      data: { orderId, ...window(first), reason: null, previous: null, number: 1 },
    },
  ]);
  expect(eventsOf({ ...order, arrivals: [first, later] }, order)).toEqual([
    {
      type: 'order.arrival',
      timestamp: moment(11),
      data: { orderId, ...window(later), reason: 'traffic', previous: window(first), number: 2 },
    },
  ]);
});

const out = anOrderRecord({
  status: 'outForDelivery',
  arrivals: [first],
  handover: { kind: 'code', code: '8265' },
  history: [{ status: 'outForDelivery', changedAt: moment(12) }],
});

test('a delivery is an event of its own before its status, without the code [T10]', () => {
  const delivered = {
    ...out,
    status: 'delivered' as const,
    history: [...out.history, { status: 'delivered' as const, changedAt: moment(14) }],
  };
  const events = eventsOf(delivered, out);
  expect(events.map(({ type }) => type)).toEqual(['order.handover', 'order.status']);
  expect(events[0]).toEqual({
    type: 'order.handover',
    timestamp: moment(14),
    data: { orderId, outcome: 'delivered', number: 1, kind: 'code', next: null },
  });
  expect(JSON.stringify(events)).not.toContain('8265');
  expect(eventsOf({ ...delivered, history: [] }, out)[0]?.timestamp).toBe('2026-11-22T09:00:00.000Z');
});

test('a failed attempt names the next window, and none when the goods never arrive [T10]', () => {
  const failed = {
    ...out,
    status: 'inTransit' as const,
    handover: null,
    arrivals: [first, later],
    history: [...out.history, { status: 'inTransit' as const, changedAt: moment(14) }],
  };
  const handover = (order: typeof failed | typeof out, before = out) =>
    eventsOf(order, before).find(({ type }) => type === 'order.handover')?.data;
  expect(handover(failed)).toEqual({
    orderId,
    outcome: 'failed',
    number: 1,
    kind: 'none',
    next: window(later),
  });
  expect(handover({ ...failed, arrivals: [] })).toMatchObject({ next: null });
  expect(handover({ ...failed, history: [...out.history, ...failed.history] })).toMatchObject({ number: 2 });
  const cancelled = { ...failed, status: 'cancelled' as const };
  expect(handover(cancelled)).toMatchObject({ outcome: 'failed', next: null });
  expect(handover({ ...out, version: 9 })).toBeUndefined();
  expect(handover(failed, { ...out, status: 'inTransit' })).toBeUndefined();
});

test('an event carries the reference of the page that placed the order [T10]', () => {
  expect(eventsOf(anOrderRecord({ reference: 'A-17' }))[0]?.data).toMatchObject({
    orderId,
    reference: 'A-17',
  });
});

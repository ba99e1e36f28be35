import type { OrderStatus } from '@freight/contract';
import { expect, test } from 'vitest';
import { HttpError } from '#http/httpError.ts';
import { endOfDay } from '#orderFacts/deliveryDays.ts';
import { answerBy, openKinds, requireOpen } from './deadlines.ts';

test.each([
  ['in winter', '2026-11-22T14:00:00Z', 7, '2026-11-29T22:59:59.999Z'],
  ['in summer', '2026-07-01T14:00:00Z', 14, '2026-07-15T21:59:59.999Z'],
  ['late in the evening, which is the next day there', '2026-11-22T23:30:00Z', 7, '2026-11-30T22:59:59.999Z'],
  ['over the night the clocks go forward', '2026-03-26T12:00:00Z', 3, '2026-03-29T21:59:59.999Z'],
  ['to the night before it', '2026-03-26T12:00:00Z', 2, '2026-03-28T22:59:59.999Z'],
  ['over the night the clocks go back', '2026-10-22T12:00:00Z', 3, '2026-10-25T22:59:59.999Z'],
])('a deadline ends with its day where the goods were delivered: %s [K6]', (_, from, days, until) => {
  expect(endOfDay(new Date(from), days).toISOString()).toBe(until);
});

const entry = (status: OrderStatus, changedAt: string) => ({ status, changedAt, message: '' });
const delivered = {
  status: 'completed' as const,
  history: [
    entry('inTransit', '2026-11-20T08:00:00Z'),
    entry('delivered', '2026-11-22T14:00:00Z'),
    entry('completed', '2026-11-25T08:00:00Z'),
  ],
} as unknown as Parameters<typeof openKinds>[0];
const onTheRoad = { ...delivered, status: 'inTransit' as const };
const [week, twoWeeks] = ['2026-11-29T22:59:59.999Z', '2026-12-06T22:59:59.999Z'];

test('a claim is answered within 14 days [K6]', () => {
  expect(answerBy(new Date('2026-11-22T14:00:00Z')).toISOString()).toBe(twoWeeks);
});

test('damage, loss and another door can be reported for a week after the delivery, a wrong parcel for two [K6] [K5]', () => {
  const open = (now: string) =>
    openKinds(delivered, new Date(now)).map(({ kind, until }) => [kind, until.toISOString()]);
  const wrong = ['wrongParcel', twoWeeks];
  expect(open('2026-11-22T15:00:00Z')).toEqual([
    ['damaged', week],
    ['missing', week],
    wrong,
    ['notMyDoor', week],
  ]);
  expect(open(week)).toHaveLength(4);
  expect(open('2026-11-29T23:00:00Z')).toEqual([wrong]);
  expect(open('2026-12-06T23:00:00Z')).toEqual([]);
});

test('nothing can be reported about an order that has not been delivered [K6]', () => {
  const now = new Date('2026-11-23T08:00:00Z');
  expect(openKinds(onTheRoad, now)).toEqual([]);
  expect(() => requireOpen(onTheRoad, now)).toThrow(new HttpError('notClaimable'));
  const unrecorded = { ...delivered, history: delivered.history.slice(0, 1) };
  expect(openKinds(unrecorded, now)).toEqual([]);
  expect(() => requireOpen(unrecorded, now)).toThrow(new HttpError('notClaimable'));
});

test('refuses a report when the time for its kind, or for all kinds, is over [K6]', () => {
  const late = new HttpError('claimTooLate');
  const inSecondWeek = new Date('2026-11-30T08:00:00Z');
  expect(() => requireOpen(delivered, inSecondWeek)).not.toThrow();
  expect(() => requireOpen(delivered, inSecondWeek, 'wrongParcel')).not.toThrow();
  expect(() => requireOpen(delivered, inSecondWeek, 'damaged')).toThrow(late);
  expect(() => requireOpen(delivered, new Date('2026-12-07T08:00:00Z'))).toThrow(late);
  expect(late.message).not.toBe(new HttpError('notClaimable').message);
});

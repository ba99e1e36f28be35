import { expect, test } from 'vitest';
import type { OrderRecord, StoredDelay } from '#db/schema/orders.ts';
import { createClock } from '#orderFacts/clock.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { withFailedAttempt } from './failedAttempt.ts';
import { isHeldUp } from './journey.ts';
import { beginJourney, nextProgress } from './progress.ts';

const minute = 60_000;
const realPace = createClock(1);
const idOf = (wanted: (id: string) => boolean): string => {
  let id = 0;
  while (!wanted(`order ${id}`)) id += 1;
  return `order ${id}`;
};
const [smooth, held] = [idOf((id) => !isHeldUp(id)), idOf(isHeldUp)];

/** Every state of an order whose first attempt fails, until its journey ends. */
function statesOf(
  parts: Partial<OrderRecord> & { placed: string },
  clock = realPace,
): { order: OrderRecord; at: Date }[] {
  const { placed, ...rest } = parts;
  const at = new Date(placed);
  const bare = anOrderRecord({
    id: smooth,
    createdAt: at,
    handover: { kind: 'none', failsFirst: true },
    ...rest,
  });
  let order: OrderRecord = { ...bare, ...beginJourney(bare, at, clock) };
  const states = [{ order, at: order.stageAt }];
  for (;;) {
    const planned = withFailedAttempt(order, clock);
    const next = nextProgress(planned, clock);
    if (!next) return states;
    order = { ...planned, ...next };
    states.push({ order, at: order.stageAt });
  }
}
const changesOf = (order: OrderRecord | undefined) =>
  (order?.history ?? [])
    .map(({ status }) => status)
    .slice(order?.history.findIndex(({ status }) => status === 'outForDelivery'));

const delays: StoredDelay[] = [
  { before: 'outForDelivery', ms: 70 * minute, reason: 'traffic' },
  { before: 'delivered', ms: 15 * minute, reason: 'previousStop' },
];
test.each([
  ['a smooth journey', { id: smooth }],
  ['a journey with a hold', { id: held }],
  ['a journey that was late', { id: smooth, delays }],
  [
    'a journey that was moved to another day',
    {
      id: smooth,
      delays: [
        { before: 'outForDelivery', ms: 2_880 * minute, isAsked: true, reason: 'customerAsked' },
      ] as StoredDelay[],
    },
  ],
])('%s goes to the door twice, and is expected when it comes [K5]', (_, parts) => {
  const states = statesOf({ placed: '2026-11-24T08:00:00Z', outcome: 'delivered', ...parts });
  const last = states.at(-1)?.order;
  expect(changesOf(last)).toEqual(['outForDelivery', 'inTransit', 'outForDelivery', 'delivered']);
  const failed = states.find(({ order }) => order.delays?.some(({ isFailedAttempt }) => isFailedAttempt));
  const delivered = states.find(({ order }) => order.status === 'delivered');
  expect(failed?.order.estimatedDelivery).toEqual(delivered?.at);
  expect(failed?.order.arrivals.at(-1)).toMatchObject({ reason: 'nobodyHome' });
  expect(last?.arrivals).toHaveLength(failed?.order.arrivals.length ?? 0);
});

test.each([
  ['the next day', '2026-11-24T08:00:00Z', '2026-11-25'],
  ['Saturday after a Friday', '2026-11-27T08:00:00Z', '2026-11-28'],
  ['Monday after a Saturday', '2026-11-28T08:00:00Z', '2026-11-30'],
  ['Monday over the night the clocks go back', '2026-10-24T08:00:00Z', '2026-10-26'],
])('it comes again at the same time on %s [K5]', (_, placed, day) => {
  const states = statesOf({ placed, outcome: 'delivered' });
  const failed = states.findLast(({ order }) => order.status === 'inTransit')?.at;
  const delivered = states.at(-1)?.at;
  const timeOf = (moment: Date | undefined) =>
    moment?.toLocaleTimeString('sv-SE', { timeZone: 'Europe/Stockholm' });
  expect(dayOf(delivered ?? new Date(0))).toBe(day);
  expect(timeOf(delivered)).toBe(timeOf(failed));
});

test('drivers that move sixty times faster come again on the next real day [K5]', () => {
  const states = statesOf({ placed: '2026-11-24T08:00:00Z', outcome: 'delivered' }, createClock(60));
  expect(dayOf(states.at(-1)?.at ?? new Date(0))).toBe('2026-11-25');
});

test('an order is closed a day after its delivery, as without a failed attempt [K5]', () => {
  const states = statesOf({ placed: '2026-11-24T08:00:00Z', outcome: 'completed' });
  expect(changesOf(states.at(-1)?.order).slice(-2)).toEqual(['delivered', 'completed']);
});

test('only an order that is marked fails, and only at the door [K5]', () => {
  const order = anOrderRecord({ id: smooth, stage: 4, nextAt: new Date('2026-11-24T09:00:00Z') });
  for (const handover of [null, { kind: 'code' as const, code: '0427' }])
    expect(withFailedAttempt({ ...order, stage: 6, handover }, realPace).delays).toBeNull();
  const marked = { ...order, handover: { kind: 'none' as const, failsFirst: true as const } };
  expect(withFailedAttempt(marked, realPace).delays).toBeNull();
  expect(withFailedAttempt({ ...marked, stage: 6 }, realPace).delays).toMatchObject([
    { reason: 'nobodyHome', isFailedAttempt: true },
  ]);
});

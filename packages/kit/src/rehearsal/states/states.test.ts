import { paths } from '@freight/contract';
import {
  capabilitiesAnswer,
  changesAnswer,
  claimsAnswer,
  handoversAnswer,
  order,
  orderPageAnswer,
  priceAnswer,
  quoteAnswer,
  tracking,
} from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { readAnswer } from '#maps/photon/photonAnswer.ts';
import { answerTo } from './answers.ts';
import { furtherState, furtherStates } from './further.ts';
import { orderAt, trackingAt } from './order.ts';
import { partsOf } from './parts.ts';
import { placesFor } from './places.ts';
import { happenings, momentFor, moments, type Scene } from './scene.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const every: Scene[] = moments.flatMap((moment) =>
  [undefined, ...happenings].map((happening) => ({ moment, happening, now })),
);
const name = ({ moment, happening }: Scene) => `${moment}, ${happening ?? 'all goes well'}`;

test.each(every.map((scene) => [name(scene), scene] as const))(
  'answers as the contract describes it: %s [Q4]',
  (_, scene) => {
    expect(tracking.safeParse(trackingAt(scene)).error).toBeUndefined();
    // The contract lists the statuses of an order; the kit has to survive others.
    const { status, ...others } = orderAt(scene);
    const known = status === 'customsCheck' ? 'inTransit' : status;
    expect(order.safeParse({ ...others, status: known }).error).toBeUndefined();
  },
);

test('has no time in the future but those of what is expected [Q4]', () => {
  for (const scene of every)
    for (const { changedAt } of partsOf(scene).statusHistory)
      expect(Date.parse(changedAt), name(scene)).toBeLessThanOrEqual(now);
});

test('moves from the order to a week after the delivery [Q4]', () => {
  const statuses = moments.map((moment) => partsOf({ moment, now }).status);
  expect(statuses).toEqual([
    'confirmed',
    'awaitingPickup',
    'inTransit',
    'inTransit',
    'outForDelivery',
    'delivered',
    'delivered',
    'delivered',
  ]);
  const { statusHistory } = partsOf({ moment: 'a week later', now });
  const delivered = Date.parse(statusHistory.at(-1)?.changedAt ?? '');
  expect((now - delivered) / 86_400_000).toBe(7);
});

test('is late once the promised time has passed, and keeps what was promised after the delivery [Q4]', () => {
  const late = partsOf({ moment: 'out for delivery', happening: 'late', now });
  expect(Date.parse(late.arrivalWindow?.to ?? '')).toBeLessThan(now);
  const after = partsOf({ moment: 'delivered', happening: 'late', now });
  expect(after.arrivalWindow).toBeUndefined();
  expect(Date.parse(after.arrivals[0]?.to ?? '')).toBeLessThan(
    Date.parse(after.statusHistory.at(-1)?.changedAt ?? ''),
  );
});

test('moves an attempt that failed to the next day, and shows a cancelled order from its cancelling on [Q4]', () => {
  const failed = partsOf({ moment: 'out for delivery', happening: 'failed attempt', now });
  expect(failed.arrivals.at(-1)?.reason).toBe('nobodyHome');
  expect(failed.stopsBefore).toBeUndefined();
  expect(Date.parse(failed.arrivalWindow?.from ?? '')).toBeGreaterThan(now);
  expect(momentFor('booked', 'cancelled')).toBe('driver found');
  expect(partsOf({ moment: 'a week later', happening: 'cancelled', now }).status).toBe('cancelled');
});

const get = (path: string) => ({ method: 'GET', path });
const post = (path: string, body: unknown = {}) => ({ method: 'POST', path, body });
const scene: Scene = { moment: 'on its way', now };

test('answers the calls of the elements as the contract describes them [Q4]', () => {
  const answered = (call: Parameters<typeof answerTo>[0]) => answerTo(call, scene).body;
  expect(answered(get(paths.tracking('FR-1')))).toMatchObject({ data: { orderId: 'FR-1' } });
  expect(answered(get(paths.validate('FR 2')))).toMatchObject({ data: { orderId: 'FR 2', valid: true } });
  for (const [schema, call] of [
    [capabilitiesAnswer, get(paths.capabilities)],
    [orderPageAnswer, get(paths.transportsOfUser('65f0c0ffee00000000000001'))],
    [quoteAnswer, post(paths.quote)],
    [priceAnswer, post(paths.calculatePrice)],
    [changesAnswer, post(paths.changesOfOrder)],
  ] as const)
    expect(schema.safeParse(answered(call)).error, call.path).toBeUndefined();
  expect(answerTo(get('/api/v1/elsewhere'), scene).status).toBe(404);
});

test('knows no number while the number is unknown [Q4]', () => {
  const unknown: Scene = { ...scene, connection: 'unknown number' };
  expect(answerTo(get(paths.tracking('FR-1')), unknown).status).toBe(404);
  expect(answerTo(get(paths.validate('FR-1')), unknown).status).toBe(404);
  expect(answerTo(get(paths.capabilities), unknown).status).toBe(200);
});

test.each(furtherStates)('has what the API answers about an order: %s [Q4]', (state) => {
  const { answers } = furtherState(state, now);
  for (const [path, schema] of [
    [paths.claimsOfOrder, claimsAnswer],
    [paths.changesOfOrder, changesAnswer],
    [paths.handovers, handoversAnswer],
    [paths.capabilities, capabilitiesAnswer],
  ] as const)
    if (answers[path]) expect(schema.safeParse({ success: true, data: answers[path] }).error).toBeUndefined();
});

test('finds the rehearsed places, and a place of each other name that is typed [Q4]', () => {
  const found = (text: string) => readAnswer(placesFor(text)).places.map(({ details }) => details);
  const lines = (text: string) => found(text).map(({ formatted_address: line }) => line);
  expect(lines('storg')).toEqual(['Storgatan 12, 652 24 Karlstad, Sverige']);
  expect(lines('')).toHaveLength(2);
  expect(lines('Uppsala')).toEqual(['Uppsala, Sverige']);
  expect(lines('Linnégatan 20, 413 04 Göteborg, Sverige')).toEqual(['Linnégatan 20, Göteborg, Sverige']);
  expect(found('Storgatan 12, Örebro')[0]?.address_components).toMatchObject({
    route: 'Storgatan',
    street_number: '12',
    locality: 'Örebro',
  });
  const [here, there] = [found('Vägen 1, Örebro')[0]?.geometry, found('Vägen 2, Örebro')[0]?.geometry];
  expect(found('vägen 1, örebro')[0]?.geometry).toEqual(here);
  // More than the shortest delivery of 10 km.
  expect(
    Math.hypot((here?.lat ?? 0) - (there?.lat ?? 0), (here?.lng ?? 0) - (there?.lng ?? 0)),
  ).toBeGreaterThan(0.2);
});

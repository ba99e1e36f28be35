import { type PriceDate, type PriceQuote, paths } from '@freight/contract';
import { createAnswer, errorAnswer, orderAnswer, quoteAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { postJson } from '@freight/testing/requests';
import { describe, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { emptyRuns } from '#db/schema/fleet.ts';
import { dayOf, nextDeliveryDay, timeOn } from '#orderFacts/deliveryDays.ts';
import { dayOfRun, offerRun } from '#testing/fleet.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { anOrderRequest, requestQuote, sendOrder, sendOrderPatiently } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

const day = dayOfRun();
const on = (date: string) => ({ scheduleOrder: true, scheduledDate: `${date}T12:00:00Z` });
const dateOf = ({ dates = [] }: Pick<PriceQuote, 'dates'>, date: string): PriceDate | undefined =>
  dates.find((each) => each.date === date);
const created = async (response: Response) => createAnswer.parse(await response.json()).data.transport;
async function takenOf({ database }: TestServer, name: string): Promise<number | undefined> {
  const [run] = await database.db.select().from(emptyRuns).where(eq(emptyRuns.name, name));
  return run?.taken;
}

test('a price has the next seven days on which goods are fetched, all of them at that price', async () => {
  const server = await openTestServer();
  const price = await requestQuote(server);
  const days = price.dates?.map(({ date }) => date) ?? [];
  expect(days).toHaveLength(7);
  for (const [index, date] of days.entries())
    expect(date).toBe(nextDeliveryDay(days[index - 1] ?? dayOf(new Date())));
  for (const date of price.dates ?? [])
    expect(date).toEqual({ date: date.date, price: price.estimatedPrice, kgCo2e: price.emissions?.kgCo2e });
});

test('the day of an empty lorry is cheaper, emits less and says why, on prices and quotes alike', async () => {
  const server = await openTestServer();
  await offerRun(server, { from: 'Arvika', to: 'Stockholm' });
  const price = await requestQuote(server);
  const offered = dateOf(price, day);
  expect(offered).toMatchObject({ reason: 'emptyRun', run: { from: 'Arvika', to: 'Stockholm' } });
  const saved = offered?.saves ?? { price: 0, kgCo2e: 0 };
  expect(saved.price).toBeGreaterThan(0.2 * price.estimatedPrice);
  expect(saved.kgCo2e).toBeGreaterThan(0);
  expect((offered?.price ?? 0) + saved.price).toBeCloseTo(price.estimatedPrice, 2);
  expect((offered?.kgCo2e ?? 0) + saved.kgCo2e).toBeCloseTo(price.emissions?.kgCo2e ?? 0, 3);
  expect(price.dates?.filter(({ reason }) => reason)).toHaveLength(1);

  const { pickupLocation, dropoffLocation } = anOrderRequest('').additionalData;
  const body = {
    pickup: pickupLocation.coordinates,
    dropoff: dropoffLocation.coordinates,
    weight: 12.5,
    dimensions: { length: 50, width: 40, height: 30 },
  };
  const quote = quoteAnswer.parse(await (await postJson(server, paths.quote, body)).json()).data;
  expect(quote.fuelType).toBe('Biogas');
  expect(dateOf(quote, day)).toEqual(offered);
});

test.each([
  ['drives the other way', { from: 'Stockholm', to: 'Karlstad' }],
  ['drives too far beside', { from: 'Göteborg', to: 'Malmö' }],
  ['drives on another fuel', { fuel: 'Diesel' }],
  ['must be there before it could have unloaded', { due: '12:30' }],
])('a lorry that %s is not offered', async (_, run) => {
  const server = await openTestServer();
  await offerRun(server, run);
  expect((await requestQuote(server)).dates?.some(({ reason }) => reason)).toBe(false);
});

test('a lorry is not offered for more goods than it has room for, or once it is about to pass', async () => {
  const server = await openTestServer();
  const date = await offerRun(server, { places: 2 });
  const isOffered = async (quantity: number) => {
    const price = await requestQuote(server, {
      quantity,
      dimensions: { length: 120, width: 80, height: 100 },
    });
    return dateOf(price, date)?.reason === 'emptyRun';
  };
  expect([await isOffered(1), await isOffered(2)]).toEqual([true, true]);
  expect(await isOffered(3)).toBe(false);
  server.passTime(Date.parse(`${date}T05:30:00Z`) - Date.now());
  expect(await isOffered(1)).toBe(false);
});

test('an order for that day costs what was shown, waits for the lorry, and keeps why', async () => {
  const server = await openTestServer();
  const anna = await server.verifiedUser();
  await offerRun(server, { from: 'Karlstad', to: 'Solna' });
  const price = await requestQuote(server);
  const offered = dateOf(price, day);
  const order = await created(await sendOrder(server, anna, anOrderRequest(price.routeId, on(day))));
  expect(order).toMatchObject({
    price: offered?.price,
    orderType: 'scheduled',
    emptyRun: { from: 'Karlstad', to: 'Solna', date: day, saves: offered?.saves },
  });
  expect(order.emissions?.kgCo2e).toBe(offered?.kgCo2e);
  expect(dayOf(new Date(order.estimatedDelivery ?? ''))).toBe(day);

  const soon = await created(await sendOrder(server, anna, anOrderRequest(price.routeId)));
  expect(soon).toMatchObject({ price: price.estimatedPrice, orderType: 'standard' });
  expect(soon.emptyRun).toBeUndefined();

  // The lorry is in Karlstad at eight; half an hour before, nobody has fetched anything.
  const statusAt = async (moment: string) => {
    await server.advance(Date.parse(moment) - server.orders.now().getTime());
    const { body } = await call(server, 'GET', paths.transport(order._id), anna);
    return orderAnswer.parse(body).data.status;
  };
  const eight = timeOn(day, '08:00').getTime();
  expect(await statusAt(new Date(eight - 30 * 60_000).toISOString())).toBe('confirmed');
  expect(await statusAt(new Date(eight + 20 * 60_000).toISOString())).toBe('inTransit');
});

test('an order for any other day costs the usual price and is fetched that day', async () => {
  const server = await openTestServer();
  const anna = await server.verifiedUser();
  const price = await requestQuote(server);
  const last = price.dates?.at(-1)?.date ?? '';
  const order = await created(await sendOrder(server, anna, anOrderRequest(price.routeId, on(last))));
  expect(order).toMatchObject({ price: price.estimatedPrice, orderType: 'scheduled' });
  expect(dayOf(new Date(order.estimatedDelivery ?? ''))).toBe(last);
});

test('the same key for another day is another order, and for the same day the same one', async () => {
  const server = await openTestServer();
  const anna = await server.verifiedUser();
  await offerRun(server, { places: 1 });
  const { routeId, dates = [] } = await requestQuote(server);
  const send = (date: string) => sendOrder(server, anna, anOrderRequest(routeId, on(date)), 'once');
  expect((await send(day)).status).toBe(201);
  expect((await send(day)).status).toBe(200);
  expect((await send(dates.at(-1)?.date ?? '')).status).toBe(409);
  expect(await takenOf(server, 'T-1')).toBe(1);
});

describe.each(['embedded', 'PostgreSQL'])('on the %s database', async (kind) => {
  const server = kind === 'embedded' ? await openTestServer() : (await openOnPostgres()).server;
  const anna = await server.verifiedUser();
  const order = (user: TestUser, routeId: string, key: string) =>
    sendOrderPatiently(server, user, anOrderRequest(routeId, on(day)), key);

  test('five places are sold five times when two hundred want them at once, and again after a cancellation', async () => {
    await offerRun(server, { name: 'five', places: 5 });
    const people = [anna, await server.verifiedUser(), await server.verifiedUser()];
    const { routeId } = await requestQuote(server);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => order(people[index % 3] ?? anna, routeId, `five-${index}`)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(195);
    for (const answer of refused) {
      expect(answer.status).toBe(410);
      expect(errorAnswer.parse(await answer.json()).code).toBe('runTaken');
    }
    expect(await takenOf(server, 'five')).toBe(5);
    expect(dateOf(await requestQuote(server), day)?.reason).toBeUndefined();

    const [mine] = await Promise.all(
      answers.filter(({ status }, index) => status === 201 && index % 3 === 0).map(created),
    );
    await Promise.all([1, 2].map(() => call(server, 'POST', paths.cancellation(mine?._id ?? ''), anna)));
    expect(await takenOf(server, 'five')).toBe(4);
    const again = await requestQuote(server);
    expect(dateOf(again, day)?.reason).toBe('emptyRun');
    expect((await order(anna, again.routeId, 'again')).status).toBe(201);
    expect((await order(anna, again.routeId, 'once-more')).status).toBe(410);
  });
});

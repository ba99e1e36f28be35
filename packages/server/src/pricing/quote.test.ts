import { paths, type Quote, type QuoteRequest } from '@freight/contract';
import { errorAnswer, quoteAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { rateCounts } from '#db/schema/limits.ts';
import { quotes } from '#db/schema/quotes.ts';
import { dayOf, daysAfter } from '#orderFacts/deliveryDays.ts';
import { orderTransport, requestQuote } from '#testing/orders.ts';

const server = await openTestServer();

const aQuoteRequest = (parts: Partial<QuoteRequest> = {}): QuoteRequest => ({
  pickup: { latitude: 59.3793, longitude: 13.5036 },
  dropoff: { latitude: 59.3374, longitude: 18.0601 },
  weight: 12.5,
  dimensions: { length: 50, width: 40, height: 30 },
  ...parts,
});

const ask = (body: unknown, headers = {}, at: { url: string } = server) =>
  call(at, 'POST', paths.quote, { body, headers });
const quoteFor = async (parts: Partial<QuoteRequest> = {}): Promise<Quote> =>
  quoteAnswer.parse((await ask(aQuoteRequest(parts))).body).data;
const refusal = async (body: unknown) => {
  const answer = await ask(body);
  return [answer.status, errorAnswer.parse(answer.body).message];
};

test('a stranger learns from two points and a size what the transport will cost at least', async () => {
  const quote = await quoteFor();
  // What the wizard shows for the same parcel later.
  const full = await requestQuote(server, { fuelType: 'Biogas' });
  expect(quote).toMatchObject({
    fromPrice: full.estimatedPrice,
    fuelType: 'Biogas',
    distance: full.distance,
  });
  expect(quote.durationMinutes).toBeGreaterThan(180);
  expect(quote.durationMinutes).toBeLessThan(330);
  expect(quote.emissions?.map(({ fuelType }) => fuelType).sort()).toEqual([
    'Biogas',
    'Diesel',
    'El',
    'El-hybrid',
  ]);
  expect(quote.emissions?.find(({ fuelType }) => fuelType === 'Biogas')?.kgCo2e).toBe(full.emissions?.kgCo2e);
});

test('a quote says how long it holds [R5]', async () => {
  const asked = Date.now();
  const { validUntil = '' } = await quoteFor();
  expect(Date.parse(validUntil) - asked).toBeGreaterThanOrEqual(3_600_000);
  expect(Date.parse(validUntil) - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test('a quote has the day on which the goods would arrive if they were ordered now [Q1]', async () => {
  const { estimatedDelivery = '' } = await orderTransport(server, await server.verifiedUser());
  const { deliveryDay } = await quoteFor();
  expect(deliveryDay).toBe(dayOf(new Date(estimatedDelivery)));
  server.passTime(24 * 3_600_000);
  expect((await quoteFor()).deliveryDay).toBe(daysAfter(deliveryDay ?? '', 1));
});

test('one quote has the price of each fuel, which is what the wizard asks for it later [L27]', async () => {
  const { prices = [], fromPrice } = await quoteFor();
  const later = [];
  for (const { fuelType } of prices)
    later.push({ fuelType, fromPrice: (await requestQuote(server, { fuelType })).estimatedPrice });
  expect(prices).toEqual(later);
  expect(prices).toHaveLength(4);
  expect(Math.min(...prices.map((one) => one.fromPrice))).toBe(fromPrice);
});

test('the same question has the same answer, another one another', async () => {
  const { validUntil: until = '', ...first } = await quoteFor();
  const { validUntil: later = '', ...second } = await quoteFor();
  expect(second).toEqual(first);
  expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(until));
  expect((await quoteFor({ weight: 500 })).fromPrice).toBeGreaterThan((await quoteFor()).fromPrice);
});

test('what cannot be driven is refused in the documented words', async () => {
  const near = { latitude: 59.38, longitude: 13.51 };
  expect(await refusal(aQuoteRequest({ dropoff: near }))).toEqual([
    400,
    'Minimum distance is 10 KM. Current distance is 0.37 KM.',
  ]);
  const melbourne = { latitude: -37.8, longitude: 144.9 };
  expect(await refusal(aQuoteRequest({ dropoff: melbourne }))).toEqual([
    422,
    'No route found between these addresses.',
  ]);
  expect(await refusal({ ...aQuoteRequest(), weight: 0 })).toEqual([400, 'Valid weight is required']);
  expect(await refusal({ ...aQuoteRequest(), dimensions: { length: 1, width: 1 } })).toEqual([
    400,
    'Valid package dimensions are required',
  ]);
  expect(await refusal(null)).toEqual([400, 'Pickup location with address and coordinates is required']);
});

test('nothing of a quote is written down, and an address that is sent along goes nowhere', async () => {
  const { db } = server.database;
  const tables = async () => [await db.$count(quotes), await db.$count(rateCounts)];
  const before = await tables();
  const personal = { ...aQuoteRequest({ weight: 77 }), address: 'Storgatan 12', email: 'anna@example.com' };
  const answer = await ask(personal);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toMatch(/Storgatan|anna|latitude|routeId/);
  expect(await tables()).toEqual(before);
});

test('one browser may ask sixty times in ten minutes, others at its address and customers go on [B21]', async () => {
  const limited = await openTestServer({ rateLimits: true });
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked++) statuses.push((await ask(aQuoteRequest(), {}, limited)).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
  const refused = await ask(aQuoteRequest(), {}, limited);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(300);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(errorAnswer.parse(refused.body).message).toBe(
    `Too many attempts. Please try again in ${seconds} seconds.`,
  );
  // Another question is one more, not a way round.
  expect((await ask(aQuoteRequest({ weight: 3 }), {}, limited)).status).toBe(429);
  for (const other of [{ 'user-agent': 'another phone' }, { origin: limited.url }])
    expect((await ask(aQuoteRequest(), other, limited)).status).toBe(200);
  const { headers } = await limited.verifiedUser();
  expect((await ask(aQuoteRequest(), headers, limited)).status).toBe(200);
});

test('one address may ask six hundred times in ten minutes, however many browsers it names [B21]', async () => {
  const limited = await openTestServer({ rateLimits: true });
  let answered = 0;
  for (let asked = 0; asked < 605; asked += 1)
    if ((await ask(aQuoteRequest(), { 'user-agent': `browser ${asked >> 4}` }, limited)).status === 200)
      answered += 1;
  expect(answered).toBe(600);
});

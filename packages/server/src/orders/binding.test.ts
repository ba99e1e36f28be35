import type { AdditionalData, CalculatePriceRequest, Order } from '@freight/contract';
import { createAnswer, errorAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { describe, expect, it } from 'vitest';
import { anOrderRequest, aPriceRequest, requestQuote, sendOrder } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const { pickupLocation, dropoffLocation } = aPriceRequest();
const changed =
  'The addresses or the package have changed since the price was calculated. Please recalculate the price.';

async function answerTo(
  quoted: Partial<CalculatePriceRequest>,
  ordered: Record<string, unknown>,
  to = server,
  by = anna,
): Promise<{ status: number; message?: string; order?: Order }> {
  const { routeId } = await requestQuote(to, quoted);
  const response = await sendOrder(to, by, anOrderRequest(routeId, ordered as Partial<AdditionalData>));
  const body: unknown = await response.json();
  const { status } = response;
  if (status !== 201) return { status, message: errorAnswer.parse(body).message };
  return { status, order: createAnswer.parse(body).data.transport };
}
const priceOf = async (parts: Partial<CalculatePriceRequest>) =>
  (await requestQuote(server, parts)).estimatedPrice;
const container = { length: 1200, width: 240, height: 260 };

describe('the price', () => {
  it('is for the volume the sides make, not for the one the caller names [S4]', async () => {
    const honest = await priceOf({ dimensions: container, volume: 74.88 });
    expect(await priceOf({ dimensions: container, volume: 0.06 })).toBe(honest);
    expect(honest).toBeGreaterThan(10 * (await priceOf({})));
  });

  it('is for every piece [S4]', async () => {
    const [one, two] = [await requestQuote(server), await requestQuote(server, { quantity: 2 })];
    expect(two.estimatedPrice).toBeGreaterThan(one.estimatedPrice);
    const heavy = await requestQuote(server, {
      weight: 25,
      dimensions: { length: 100, width: 40, height: 30 },
    });
    expect(two.estimatedPrice).toBe(heavy.estimatedPrice);
  });

  it('is for the weight of every piece where that decides [T9] [T11]', async () => {
    // 40 kg of 0.06 m³, which count as 16.8 kg.
    const [three, heavy] = [{ weight: 40, quantity: 3 }, { weight: 120 }];
    expect(await priceOf(three)).toBe(await priceOf(heavy));
    expect(await priceOf(three)).toBeGreaterThan(await priceOf({ weight: 40 }));
  });

  it('is refused for sides that no lorry holds [S4]', async () => {
    const body = { ...aPriceRequest(), dimensions: { length: 9_000, width: 9_000, height: 9_000 } };
    const response = await postJson(server, '/api/v1/route/calculate-price', body);
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).message).toBe('Valid volume is required');
  });

  it.each([
    { length: 1_361, width: 1, height: 1 },
    { length: 1, width: 9_999, height: 6 },
    { height: 9_999 },
  ])('is refused for sides longer than a lorry: %o [S24]', async (dimensions) => {
    const response = await postJson(server, '/api/v1/route/calculate-price', {
      ...aPriceRequest(),
      dimensions,
    });
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).message).toBe('No side may be longer than 13.6 metres');
  });

  it('is refused for words that lead elsewhere than the coordinates [S4]', async () => {
    for (const place of [
      { address: 'Lars Janssonsgatan 1, 981 31 Kiruna, Sverige', city: '' },
      { address: 'Sveavägen 44', city: 'Kiruna' },
    ]) {
      const body = { ...aPriceRequest(), dropoffLocation: { ...dropoffLocation, ...place } };
      const response = await postJson(server, '/api/v1/route/calculate-price', body);
      expect(response.status).toBe(400);
      expect(errorAnswer.parse(await response.json()).message).toBe(
        'The address and its place on the map do not belong together.',
      );
    }
  });

  it.each([
    ['Kungsgatan 1, 981 30 Kiruna, Stockholm', ''],
    ['Kungsgatan 1, SE-981 30', ''],
    ['Kungsgatan 1, S-98130, 111 34 Stockholm', 'Stockholm'],
    ['Kungsgatan 1, KIRUNA-STAD', 'Stockholm'],
    ['Kungsgatan 1, Kirunastad', 'Stockholm'],
    ['Kungsgatan 1, Kіruna', 'Stockholm'],
    ['Kungsgatan 1, ΚΙRUNA', ''],
    ['Kungsgatan 1, Ｋｉｒｕｎａ', ''],
    ['Kungsgatan 1, Kiru\u00ADna\u200B', ''],
    ['Kungsgatan 1, K I R U N A', ''],
    ['Kungsgatan 1 Kiruna', 'Stockholm'],
    ['Kiruna centrum / Stockholm', 'Stockholm'],
    ['Kungsgatan 1, Giron', 'Stockholm'],
    ['Kungsgatan 1', 'Kiruna kommun'],
    ['Kungsgatan 1, Stockholm', 'Berlin'],
    ['Kungsgatan 1, Uppsala', 'Stockholm'],
  ])('is refused for %j in %j, which is not at the coordinates [S17]', async (address, city) => {
    const postalCode = '';
    const body = { ...aPriceRequest(), dropoffLocation: { ...dropoffLocation, address, city, postalCode } };
    const response = await postJson(server, '/api/v1/route/calculate-price', body);
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).message).toBe(
      'The address and its place on the map do not belong together.',
    );
  });

  it('is refused for the postal code of another region beside the right town [S17]', async () => {
    const body = { ...aPriceRequest(), dropoffLocation: { ...dropoffLocation, postalCode: '981 30' } };
    const response = await postJson(server, '/api/v1/route/calculate-price', body);
    expect(response.status).toBe(400);
  });

  it('is given for a street named after a town, a quarter of a town and an unknown place [S4] [S17]', async () => {
    for (const place of [
      { address: 'Kiruna gata 3, Stockholm', city: 'Stockholm' },
      { address: 'Kirunagatan 3, 162 68 Vällingby, Sverige', city: 'Vällingby' },
      { address: 'Ekeby, Vasastan, 113 47 Stockholm', city: '' },
      { address: 'At the old oak', city: 'Nowhere' },
      { address: 'Centralvägen 1, Sollentuna', city: 'Sollentuna' },
    ]) {
      expect(await priceOf({ dropoffLocation: { ...dropoffLocation, ...place } })).toBe(await priceOf({}));
    }
  });
});

describe('an order', () => {
  it.each([
    ['more pieces', {}, { quantity: 1_000 }],
    ['fewer pieces of another size', { quantity: 2 }, { quantity: 1 }],
    ['larger pieces', {}, { dimensions: container }],
    ['larger pieces than the volume that was priced', { dimensions: {} }, { dimensions: container }],
    [
      'a piece of that volume but longer than a pallet',
      { dimensions: {} },
      { dimensions: { length: 9_999, width: 6, height: 1 } },
    ],
    [
      'a side longer than a pallet beside two that were priced',
      { dimensions: { length: 50, width: 40 } },
      { dimensions: { length: 121, width: 40, height: 10 } },
    ],
    ['longer pieces of the same volume', {}, { dimensions: { length: 600, width: 10, height: 10 } }],
    ['heavier pieces', {}, { weight: 13 }],
  ])('is refused for %s than its price is for [S4] [S24]', async (_, quoted, ordered) => {
    expect(await answerTo(quoted, ordered)).toEqual({ status: 400, message: changed });
  });

  it.each([
    ['as the documents send it', {}, {}],
    ['turned on its side', {}, { dimensions: { length: 30, width: 50, height: 40 } }],
    ['lighter than thought', {}, { weight: 10 }],
    ['priced by its volume alone', { dimensions: {} }, {}],
    [
      'as long as a pallet without sides',
      { dimensions: {} },
      { dimensions: { length: 120, width: 50, height: 10 } },
    ],
    ['of several pieces', { quantity: 3 }, { quantity: 3 }],
  ])('is taken %s [S4] [S24] [ORDER-11]', async (_, quoted, ordered) => {
    const { status, order } = await answerTo(quoted, ordered);
    expect([status, order?.volume]).toEqual([201, 0.06]);
  });

  it('keeps the addresses its price was calculated for, even if the request differs [S4]', async () => {
    const lie = { address: 'Lars Janssonsgatan 1, Kiruna', city: 'Kiruna', postalCode: '981 31' };
    const { order } = await answerTo({}, { dropoffLocation: { ...dropoffLocation, ...lie } });
    expect(order?.dropoffLocation).toMatchObject({
      formattedAddress: dropoffLocation.address,
      street: 'Sveavägen 44',
      city: 'Stockholm',
    });
    expect(order?.pickupLocation.formattedAddress).toBe(pickupLocation.address);
  });

  it('names the nearest town where its price was asked for without one [S4]', async () => {
    const bare = { address: 'Sveavägen 44', coordinates: dropoffLocation.coordinates };
    const { order } = await answerTo({ dropoffLocation: bare }, {});
    expect(order?.dropoffLocation).toMatchObject({ street: 'Sveavägen 44', city: 'Stockholm' });
  });

  it.each([{ paymentMethod: 'gift' }, { paymentOption: 'never' }])(
    'is refused with the payment %o [S4]',
    async (payment) => {
      expect((await answerTo({}, payment)).status).toBe(400);
    },
  );

  it('counts as paid only with card and immediate payment in a demo [S4] [ORDER-20] [ORDER-21]', async () => {
    const paid = async (payment: Record<string, unknown>) =>
      (await answerTo({}, payment)).order?.paymentStatus;
    expect(await paid({})).toBe('paid');
    expect(await paid({ paymentMethod: 'cashOnDelivery' })).toBe('pending');
    expect(await paid({ paymentOption: 'payLater' })).toBe('pending');
    const real = await openTestServer({ demo: false });
    const bo = await real.verifiedUser();
    const { order } = await answerTo({}, {}, real, bo);
    expect([order?.paymentStatus, order?.paymentMethod]).toEqual(['pending', 'card']);
  });
});

describe('the date of an order', () => {
  const day = 24 * 3_600_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const scheduled = (scheduledDate: string, scheduleOrder = true) =>
    answerTo({}, { scheduleOrder, scheduledDate });

  it.each([
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+010000-01-01T00:00:00Z',
    inDays(-2),
    inDays(368),
  ])('is refused when it is %s [S14]', async (date) => {
    expect((await scheduled(date)).status).toBe(400);
  });

  it.each([inDays(-0.9), inDays(0), inDays(365)])('may be %s [S14]', async (date) => {
    const { status, order } = await scheduled(date);
    expect([status, order?.date, order?.orderType]).toEqual([201, date, 'scheduled']);
  });

  it('comes from the server for an immediate order, regardless of the request [S14] [ORDER-19]', async () => {
    for (const date of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', inDays(-400)]) {
      const { status, order } = await scheduled(date, false);
      expect(status).toBe(201);
      expect(Math.abs(Date.parse(order?.date ?? '') - Date.now())).toBeLessThan(day);
    }
  });
});

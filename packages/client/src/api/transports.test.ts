import { paths } from '@freight/contract';
import { anOrder, aPriceQuote, aTracking } from '@freight/contract/testing';
import { describe, expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken, aToken } from '#testing/tokens.ts';

/** Answers that the reference API never gives; its own are in the tests against it. */

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

async function answering(answer: ScriptedAnswer, options: Parameters<typeof openTab>[1] = {}) {
  const server = await scripted(() => answer);
  const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };
  return { ...openTab(server.url, { tokens, ...options }), server };
}

const empties = [{}, { data: null }, { success: true, data: '' }, null];
const userId = 'a'.repeat(24);

describe('tracking', () => {
  test.each(['', '   '])('rejects the order id %j without a request [TRACK-03]', async (id) => {
    const { client, server } = await answering({});
    const refusal = { name: 'ApiError', status: 400, message: 'Order ID is required' };
    expect(await failure(client.transports.track(id))).toMatchObject(refusal);
    expect(await failure(client.transports.validate(id))).toMatchObject(refusal);
    expect(server.requests).toHaveLength(0);
  });

  test('asks for the trimmed order id, encoded, and uses data [CLIENT-33]', async () => {
    const { client, server } = await answering({ body: { success: true, data: aTracking() } });
    expect(await client.transports.track(' A/B 1 ')).toEqual(aTracking());
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/api/v1/transport/tracking/A%2FB%201' });
  });

  test.each(empties)('is not found when the answer is %j [TRACK-30]', async (body) => {
    const { client } = await answering({ body });
    expect(await failure(client.transports.track('A'))).toMatchObject({
      status: 404,
      message: 'Tracking data not found',
    });
  });

  test('reports an answer that is not JSON as invalid, not as a missing package [A6]', async () => {
    const cutShort = JSON.stringify({ success: true, data: aTracking() }).slice(0, 200);
    const { client } = await answering({ body: cutShort });
    const refusal = { name: 'ApiError', code: 'invalidAnswer' };
    expect(await failure(client.transports.track('A'))).toMatchObject(refusal);
    expect(await failure(client.transports.validate('A'))).toMatchObject(refusal);
    expect(await failure(client.transports.calculatePrice(aDraft()))).toMatchObject(refusal);
  });

  test('is null for data without an order id [CLIENT-33]', async () => {
    const { client } = await answering({ body: { data: { status: 'inTransit' } } });
    expect(await client.transports.track('A')).toBeNull();
  });

  test.each(empties)('does not validate when the answer is %j [TRACK-31]', async (body) => {
    const { client } = await answering({ body });
    expect(await failure(client.transports.validate('A'))).toMatchObject({
      status: 404,
      message: 'Tracking validation failed',
    });
  });

  test('treats an order id as valid when the answer has data of any shape [CLIENT-34]', async () => {
    const { client, server } = await answering({ body: { data: { exists: true } } });
    expect(await client.transports.validate('A')).toEqual({ orderId: 'A', valid: true });
    expect(server.requests[0]?.path).toBe('/api/v1/transport/validate/A');
  });
});

describe('prices', () => {
  test('are asked for with the checked payload and read from data [CLIENT-35] [PRICE-22]', async () => {
    const { client, server } = await answering({ body: { data: aPriceQuote() } });
    expect(await client.transports.calculatePrice(aDraft())).toEqual(aPriceQuote());
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/route/calculate-price',
      json: { weight: 12.5, volume: 0.06, fuelType: 'Biogas', quantity: 1 },
    });
  });

  test('are not asked for with an incomplete draft [PRICE-14]', async () => {
    const { client, server } = await answering({});
    expect(await failure(client.transports.calculatePrice(aDraft({ pickupLocation: null })))).toMatchObject({
      status: 400,
      message: 'Pickup location with address and coordinates is required',
    });
    expect(server.requests).toHaveLength(0);
  });

  test.each(empties)('are an error when the answer is %j [CLIENT-35] [PRICE-12]', async (body) => {
    const { client } = await answering({ body });
    const error = await failure(client.transports.calculatePrice(aDraft()));
    expect(error).toHaveProperty('message', 'Price calculation failed');
  });
});

describe('creating an order', () => {
  const draft = aDraft({ pricing: { estimatedPrice: 1234.5, distance: 303.4, routeId: 'route/1' } });

  test.each([
    ['data.transport', { data: { transport: anOrder() } }],
    ['transport', { transport: anOrder() }],
  ])(
    'sends route id and additional data with the key, and reads %s [CLIENT-36] [ORDER-02]',
    async (_, body) => {
      const { client, server } = await answering({ body });
      const order = await client.transports.createFromRoute(draft, { idempotencyKey: 'key-1' });
      expect(order).toMatchObject({ _id: anOrder()._id, orderId: anOrder().orderId });
      expect(server.requests[0]).toMatchObject({
        method: 'POST',
        path: '/api/v1/transport/create-from-route/route%2F1',
        headers: { 'idempotency-key': 'key-1' },
        json: { routeId: 'route/1', additionalData: { userType: 'customer' } },
      });
    },
  );

  test('sends the language of the confirmation in `Accept-Language`', async () => {
    const server = await scripted(() => ({ body: { data: { transport: anOrder() } } }));
    const { client } = openTab(server.url, { language: () => 'de' });
    await client.transports.createFromRoute(draft, { idempotencyKey: 'key-1' });
    expect(server.requests[0]?.headers['accept-language']).toBe('de');
  });

  test('dates the order by the moment it was confirmed [ORDER-19]', async () => {
    const { client, server } = await answering({ body: { data: { transport: anOrder() } } });
    const orderedAt = '2026-03-02T08:00:00.000Z';
    await client.transports.createFromRoute(draft, { idempotencyKey: 'key-1', orderedAt });
    await client.transports.createFromRoute(draft, { idempotencyKey: 'key-2' });
    const dates = server.requests.map(
      ({ json }) => JSON.stringify(json).match(/scheduledDate":"([^"]+)/)?.[1],
    );
    expect(dates[0]).toBe(orderedAt);
    expect(Math.abs(Date.parse(dates[1] ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('checks before it sends [ORDER-03]', async () => {
    const { client, server } = await answering({});
    const call = client.transports.createFromRoute(aDraft(), { idempotencyKey: 'key-1' });
    expect(await failure(call)).toMatchObject({ status: 400, message: 'Route ID is required' });
    expect(server.requests).toHaveLength(0);
  });

  test('fails when the answer holds no order [CLIENT-36] [ORDER-28]', async () => {
    const { client } = await answering({ body: { success: true, data: {} } });
    const call = client.transports.createFromRoute(draft, { idempotencyKey: 'key-1' });
    expect(await failure(call)).toHaveProperty('message', 'Failed to submit order. Please try again.');
  });
});

describe('lists', () => {
  test("asks for the first 20 of the session's person by default [CLIENT-38] [LIST-23] [LIST-24] [LIST-25] [LIST-26] [LIST-27]", async () => {
    const tokens = { token: aToken({ userId }), refreshToken: 'r' };
    const body = { data: [anOrder()], pagination: { totalPages: 3, totalItems: 45 } };
    const { client, server, session } = await answering({ body }, { tokens });
    expect(await client.transports.ofUser()).toEqual(body);
    expect(server.requests[0]?.path).toBe(paths.transportsOfUser(session.userId()));
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
      page: '1',
      limit: '20',
      status: 'all',
      orderBy: 'date',
      sortOrder: 'desc',
    });
  });

  test('requests the given person, page, status and sort order [CLIENT-38]', async () => {
    const { client, server } = await answering({ body: { data: [] } });
    await client.transports.ofUser({
      userId,
      page: 2,
      limit: 5,
      status: 'active',
      orderBy: 'price',
      sortOrder: 'asc',
    });
    expect(server.requests[0]?.path).toBe(`/api/v1/transport/user/${userId}`);
    expect(server.requests[0]?.query.toString()).toBe(
      'page=2&limit=5&status=active&orderBy=price&sortOrder=asc',
    );
  });

  test.each(['a'.repeat(23), 'g'.repeat(24), `${userId}/`])(
    'refuses the user id %j [LIST-28]',
    async (id) => {
      const { client, server } = await answering({});
      expect(await failure(client.transports.ofUser({ userId: id }))).toMatchObject({
        status: 400,
        message: 'Invalid user ID format',
      });
      expect(server.requests).toHaveLength(0);
    },
  );

  test('fails with "User ID not found" when no person is signed in [LIST-28]', async () => {
    const { client } = await answering({}, { tokens: undefined });
    expect(await failure(client.transports.ofUser())).toHaveProperty('message', 'User ID not found');
  });

  test('reads all orders from data [CLIENT-37]', async () => {
    const { client, server } = await answering({ body: { data: [anOrder()] } });
    expect(await client.transports.all()).toEqual([anOrder()]);
    expect(server.requests[0]?.path).toBe('/api/v1/transport');
  });
});

describe('one order', () => {
  test.each([
    ['data', { data: anOrder() }],
    ['the body', anOrder()],
  ])('is read from %s [CLIENT-39]', async (_, body) => {
    const { client, server } = await answering({ body });
    expect(await client.transports.byId(' abc ')).toEqual(anOrder());
    expect(server.requests[0]?.path).toBe('/api/v1/transport/abc');
  });

  test('needs an id [DETAIL-02]', async () => {
    const { client, server } = await answering({});
    expect(await failure(client.transports.byId(' '))).toMatchObject({
      status: 400,
      message: 'Transport ID is required',
    });
    expect(server.requests).toHaveLength(0);
  });

  test('is null when the answer is empty [CLIENT-39]', async () => {
    const { client } = await answering({ body: { data: null } });
    expect(await client.transports.byId('abc')).toBeNull();
  });
});

describe('documents', () => {
  const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };

  test('come as PDF from the documented path, with the token [CLIENT-02]', async () => {
    const { client, server } = await answering(pdf);
    const waybill = await client.transports.waybill('WB 1');
    expect(waybill.type).toBe('application/pdf');
    expect(await waybill.text()).toBe('%PDF-1.7');
    expect(server.requests[0]?.path).toBe('/api/v1/transport/waybill/WB%201');
    expect(server.requests[0]?.headers.authorization).toMatch(/^Bearer /);
  });

  test('of an API without invoices are the waybill [CLIENT-01]', async () => {
    const { client, server } = await answering(pdf);
    const { invoice } = client.transports;
    await invoice({ orderId: 'A', waybill: 'WB-1' });
    expect(server.requests[0]?.path).toBe('/api/v1/transport/waybill/WB-1');
    expect(await failure(invoice({ orderId: 'A' }))).toMatchObject({ status: 404 });
  });

  test('come from the paths of the host if it sets them [CLIENT-01]', async () => {
    const documentPaths = { waybill: '/docs/{waybill}.pdf', invoice: '/invoices/{orderId}' };
    const { client, server } = await answering(pdf, { documentPaths });
    await client.transports.waybill('$&');
    await client.transports.invoice({ orderId: 'A B', waybill: 'WB-1' });
    expect(server.requests.map(({ path }) => path)).toEqual(['/docs/%24%26.pdf', '/invoices/A%20B']);
  });

  test('are not found when the answer is not a PDF [CLIENT-22]', async () => {
    const { client } = await answering({ headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' });
    expect(await failure(client.transports.waybill('WB-1'))).toMatchObject({ name: 'ApiError', status: 404 });
  });
});

describe('documents of a doubtful type', () => {
  const page = '<script>parent.postMessage("ran", "*")</script>';

  test.each([
    'application/pdf, text/html',
    'application/pdf;a=b, text/html',
    'application/pdfx',
    'text/html',
    '',
  ])('are not found: %j [S13]', async (type) => {
    const { client } = await answering({ headers: { 'content-type': type }, body: page });
    expect(await failure(client.transports.waybill('WB-1'))).toMatchObject({ status: 404 });
  });

  test.each(['application/pdf', 'APPLICATION/PDF', 'application/pdf; charset=binary'])(
    'have the one type of a PDF: %j [S13]',
    async (type) => {
      const { client } = await answering({ headers: { 'content-type': type }, body: '%PDF-1.7' });
      const waybill = await client.transports.waybill('WB-1');
      expect([waybill.type, await waybill.text()]).toEqual(['application/pdf', '%PDF-1.7']);
    },
  );
});

test('directions are asked for by four coordinates [CLIENT-40]', async () => {
  const { client, server } = await answering({ body: { routes: [] } });
  await client.transports.directions({ lat: 59.3, lng: 13.5 }, { lat: 59.4, lng: 18 });
  expect(server.requests[0]?.path).toBe('/api/v1/route/direction-api');
  expect(server.requests[0]?.query.toString()).toBe(
    'origin_lat=59.3&origin_lng=13.5&destination_lat=59.4&destination_lng=18',
  );
});

import { tracking } from '@freight/contract/schemas';
import { openTestServer } from '@freight/server/testing';
import { describe, expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { signedInTab } from '#testing/realServer.ts';
import { openTab, type Tab } from '#testing/startClient.ts';

const server = await openTestServer();
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

let attempts = 0;
async function pricedDraft({ client }: Tab) {
  const draft = aDraft();
  return { ...draft, pricing: await client.transports.calculatePrice(draft) };
}
const order = async (tab: Tab, idempotencyKey = `attempt-${++attempts}`) =>
  tab.client.transports.createFromRoute(await pricedDraft(tab), { idempotencyKey });

describe('a transport at the reference API', () => {
  test('gets a price without a sign-in [CLIENT-35] [PRICE-24] [PRICE-25]', async () => {
    const { transports } = openTab(server.url).client;
    const quote = await transports.calculatePrice(aDraft());
    expect(quote.estimatedPrice).toBeGreaterThan(0);
    expect(quote.distance).toBeGreaterThan(200);
    expect(quote.routeId).not.toBe('');
    const { basePrice = 0, distanceCharge = 0, serviceCharge = 0 } = quote;
    expect(basePrice + distanceCharge + serviceCharge).toBeCloseTo(quote.estimatedPrice, 2);
  });

  test('gets no price but its own error code for a piece longer than a lorry [S24]', async () => {
    const { packageDetails } = aDraft();
    const long = { ...packageDetails, dimensions: { length: 1_361, width: 10, height: 10 } };
    const { transports } = openTab(server.url).client;
    expect(await failure(transports.calculatePrice(aDraft({ packageDetails: long })))).toMatchObject({
      status: 400,
      code: 'pieceTooLong',
    });
  });

  test('is ordered, listed, opened and tracked [CLIENT-36] [CLIENT-33] [CLIENT-34] [CLIENT-37] [CLIENT-38] [CLIENT-39]', async () => {
    const tab = await signedInTab(server);
    const { transports } = tab.client;
    const created = await order(tab);
    expect(created._id).toMatch(/^[0-9a-f]{24}$/);
    expect(created.receiverContactInfo).toMatchObject({ name: 'Bo Mottagare', email: '' });

    const visitor = openTab(server.url).client.transports;
    expect(await visitor.validate(created.orderId)).toEqual({ orderId: created.orderId, valid: true });
    const tracked = await visitor.track(` ${created.orderId.toLowerCase()} `);
    expect(tracking.parse(tracked).orderId).toBe(created.orderId);

    expect((await transports.all()).map(({ _id }) => _id)).toEqual([created._id]);
    const page = await transports.ofUser({ status: 'active' });
    expect(page.data.map(({ orderId }) => orderId)).toEqual([created.orderId]);
    expect(page.pagination).toEqual({ totalPages: 1, totalItems: 1 });
    expect((await transports.byId(created._id))?.orderId).toBe(created.orderId);
    expect((await transports.byId(created.orderId))?._id).toBe(created._id);
  });

  test('is ordered once however often the same attempt is sent [CLIENT-36] [ORDER-02]', async () => {
    const tab = await signedInTab(server);
    const draft = await pricedDraft(tab);
    const send = () => tab.client.transports.createFromRoute(draft, { idempotencyKey: 'double click' });
    // A key with a space is invalid: the server rejects it instead of ordering twice.
    expect(await failure(send())).toMatchObject({ status: 400 });
    const again = () => tab.client.transports.createFromRoute(draft, { idempotencyKey: 'double-click' });
    const orders = await Promise.all([again(), again(), again()]);
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
    expect(await tab.client.transports.all()).toHaveLength(1);
  });

  test("is hidden from another customer's tab and from a visitor [CLIENT-39]", async () => {
    const created = await order(await signedInTab(server));
    const { client, session } = await signedInTab(server);
    expect(await failure(client.transports.byId(created._id))).toMatchObject({
      name: 'ApiError',
      message: 'Transport not found',
    });
    expect(session.getState().status).toBe('signed-in');
    const visitor = openTab(server.url).client.transports;
    expect(await failure(visitor.byId(created._id))).toMatchObject({ status: 401, message: 'No token' });
  });

  test('that does not exist is not found [CLIENT-22] [CLIENT-26]', async () => {
    const { transports } = openTab(server.url).client;
    expect(await failure(transports.track('FR7K-0000-0000'))).toMatchObject({
      name: 'ApiError',
      status: 404,
    });
    expect(await failure(transports.validate('nope'))).toMatchObject({ name: 'ApiError', status: 404 });
  });

  test('has directions with a line, distance and duration [CLIENT-40]', async () => {
    const { transports } = openTab(server.url).client;
    const { routes } = await transports.directions(
      { lat: 59.3793, lng: 13.5036 },
      { lat: 59.3374, lng: 18.0601 },
    );
    expect(routes[0]?.overview_polyline.points.length).toBeGreaterThan(10);
    expect(routes[0]?.legs[0]?.distance.text).toMatch(/km/);
    expect(routes[0]?.legs[0]?.duration.text).not.toBe('');
  });

  test('has no document before there is a waybill [CLIENT-22]', async () => {
    const { client } = await signedInTab(server);
    expect(await failure(client.transports.waybill('WB-NONE'))).toMatchObject({
      name: 'ApiError',
      status: 404,
    });
  });
});

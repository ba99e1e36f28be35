import { linkedPaths, type Order, paths } from '@freight/contract';
import openapi from '@freight/contract/openapi.json' with { type: 'json' };
import { createAnswer, profileAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { postJson } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { resetRequests, users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { removePartner } from '#partners/partners.ts';
import { accessRows } from '#testing/accessRows.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';
import {
  exchange,
  type PartnerSession,
  partnerWithKey,
  postForm,
  sessionOf,
} from '#testing/partnerSessions.ts';
import { openTestServer } from '#testing/server.ts';

const minute = 60_000;
const server = await openTestServer();
const shop = await partnerWithKey(server);
const garden = await partnerWithKey(server, 'Garden');

const person = { given_name: 'Anna', family_name: 'Exempel', email: 'anna@shop-customer.example' };
const profileOf = async ({ headers }: Pick<PartnerSession, 'headers'>) =>
  profileAnswer.parse((await call(server, 'GET', paths.profile, { headers })).body).data;

async function order({ headers }: { headers: Record<string, string> }): Promise<Order> {
  const { routeId } = await requestQuote(server);
  const response = await postJson(server, paths.createFromRoute(routeId), anOrderRequest(routeId), headers);
  return createAnswer.parse(await response.json()).data.transport;
}

/** Who asks for an order by each call, and the statuses they are answered. */
async function reach({ headers }: { headers: Record<string, string> }, { _id, orderId, waybill }: Order) {
  const calls: Record<string, string> = {
    details: paths.transport(_id),
    number: paths.transport(orderId),
    waybill: paths.waybill(waybill ?? ''),
    invoice: paths.invoice(orderId),
    cancellation: paths.cancellation(_id),
    shares: paths.shares(_id),
    calendar: paths.calendar(_id),
  };
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, path]) => [
      name,
      (await call(server, 'GET', path, { headers })).status,
    ]),
  );
  const list = await call(server, 'GET', paths.transports, { headers });
  const listed = (list.body as { data: Order[] }).data.map((one) => one._id).includes(_id);
  return { ...Object.fromEntries(answers), listed };
}
const everywhere = {
  details: 200,
  number: 200,
  waybill: 200,
  invoice: 200,
  cancellation: 200,
  shares: 200,
  calendar: 200,
  listed: true,
};
const nowhere = {
  details: 404,
  number: 404,
  waybill: 404,
  invoice: 404,
  cancellation: 404,
  shares: 404,
  calendar: 404,
  listed: false,
};

test('a person of a partner orders, and reads the order and its documents [Q8]', async () => {
  const anna = await sessionOf(server, shop, { sub: 'orders', ...person });
  expect(await profileOf(anna)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Exempel',
    email: person.email,
    provider: 'partner',
  });
  const placed = await order(anna);
  await server.advance(45 * minute);
  const { body } = await call(server, 'GET', paths.transport(placed._id), { headers: anna.headers });
  const current = (body as { data: Order }).data;
  expect(await reach(anna, current)).toEqual(everywhere);
  const [row] = await server.database.db.select().from(orders).where(eq(orders.id, placed._id));
  expect(row?.partner).toBe(shop.name);
});

test('the same person of a partner gets the same account with each token, with the newest name [Q8]', async () => {
  const first = await profileOf(await sessionOf(server, shop, { sub: 'same', ...person }));
  const next = await profileOf(await sessionOf(server, shop, { sub: 'same', given_name: 'Anja' }));
  expect(next._id).toBe(first._id);
  expect(next).toMatchObject({ firstName: 'Anja', email: '' });
});

test('pages of a new person that open simultaneously share one account [Q8]', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => shop.token({ sub: 'at the same time' })));
  const answers = await Promise.all(tokens.map((token) => exchange(server, token, shop.origin)));
  const people = await Promise.all(
    answers.map(({ body }) =>
      profileOf({
        headers: { authorization: `Bearer ${body['access_token']}`, origin: shop.origin },
      }),
    ),
  );
  expect(new Set(people.map(({ _id }) => _id)).size).toBe(1);
});

test('never reads an order of another partner, nor of an account with the same address [Q8]', async () => {
  const email = 'shared@example.com';
  const sub = 'shared';
  const ordinary = await server.verifiedUser({ email });
  const inShop = await sessionOf(server, shop, { sub, email });
  const inGarden = await sessionOf(server, garden, { sub, email });
  const ids = await Promise.all(
    [{ headers: { ...ordinary.headers, origin: shop.origin } }, inShop, inGarden].map(profileOf),
  );
  expect(new Set(ids.map(({ _id }) => _id)).size).toBe(3);
  const placed = {
    ordinary: await orderTransport(server, ordinary),
    shop: await order(inShop),
    garden: await order(inGarden),
  };
  await server.advance(45 * minute);
  const current = async ({ headers }: { headers: Record<string, string> }, { _id }: Order) => {
    const { body } = await call(server, 'GET', paths.transport(_id), { headers });
    return (body as { data: Order }).data;
  };
  const ofOrdinary = await current(ordinary, placed.ordinary);
  const ofShop = await current(inShop, placed.shop);
  const ofGarden = await current(inGarden, placed.garden);
  expect(await reach(inShop, ofOrdinary)).toEqual(nowhere);
  expect(await reach(inShop, ofGarden)).toEqual(nowhere);
  expect(await reach(inGarden, ofShop)).toEqual(nowhere);
  expect(await reach(ordinary, ofShop)).toEqual(nowhere);
  expect(await reach(inShop, ofShop)).toEqual(everywhere);
});

test('an ordinary person on the page of the partner keeps their own orders to themselves [Q8]', async () => {
  const ordinary = await server.verifiedUser();
  const onPage = { headers: { ...ordinary.headers, origin: shop.origin } };
  const theirs = await order(onPage);
  const anna = await sessionOf(server, shop, { sub: 'beside', ...person });
  const { status } = await call(server, 'GET', paths.transport(theirs._id), { headers: anna.headers });
  expect(status).toBe(404);
});

test('follows its own orders on the live socket, and no other order as its customer [Q8]', async () => {
  const anna = await sessionOf(server, shop, { sub: 'live' });
  const bo = await sessionOf(server, garden, { sub: 'live' });
  const [own, foreign] = [await order(anna), await order(bo)];
  const client = await connectLive(server, { token: anna.token, headers: { origin: shop.origin } });
  const subscribe = async ({ _id }: Order) =>
    (await client.ask('subscribeToTransport', { transportId: _id })).message;
  expect(await subscribe(own)).toBe('Subscribed');
  expect(await subscribe(foreign)).toBe('Package not found');
  const cancel = await client.ask('cancelTransport', { orderId: foreign._id });
  expect(cancel.message).toBe('Transport not found');
  const { routeId } = await requestQuote(server);
  const made = await client.ask('createTransport', anOrderRequest(routeId));
  expect(made.message).toBe('Transport created');
  const id = String(made.data?.['_id']);
  const [row] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.partner).toBe(shop.name);
});

test.each([
  ['another partner', () => garden.origin],
  ['the company', () => 'https://www.example.com'],
])('a session is refused on the pages of %s, also on the live socket [Q8]', async (_, origin) => {
  const anna = await sessionOf(server, shop, { sub: 'elsewhere' });
  const headers = { ...anna.headers, origin: origin() };
  expect((await call(server, 'GET', paths.transports, { headers })).status).toBe(401);
  const refused = connectLive(server, { token: anna.token, headers: { origin: origin() } });
  await expect(refused).rejects.toThrow('Invalid token');
});

/** What such a session may call; every other call that needs a login is refused. */
const allowed = new Set([
  'GET /api/v1/user/profile',
  'GET /api/v1/transport',
  'GET /api/v1/transport/user/:userId',
  'POST /api/v1/transport/create-from-route/:routeId',
  'GET /api/v1/transport/:id',
  'GET /api/v1/transport/:id/shares',
  'POST /api/v1/transport/:id/shares',
  'PATCH /api/v1/transport/:id/shares/:shareId',
  'DELETE /api/v1/transport/:id/shares/:shareId',
  'GET /api/v1/transport/:id/watchers',
  'POST /api/v1/transport/:id/watchers',
  'DELETE /api/v1/transport/:id/watchers/:watcherId',
  'GET /api/v1/transport/:id/calendar',
  'GET /api/v1/transport/waybill/:waybill',
  'GET /api/v1/transport/invoice/:orderId',
  'GET /api/v1/transport/:id/cancellation',
  'POST /api/v1/transport/:id/cancellation',
  'POST /api/v1/claims',
  'POST /api/v1/claims/read',
  'POST /api/v1/claims/pictures',
  'POST /api/v1/changes',
  'POST /api/v1/changes/read',
  'POST /api/v1/changes/quote',
  'POST /api/v1/changes/pictures',
  'POST /api/v1/changes/withdraw',
  'POST /api/v1/handovers/read',
  'POST /api/v1/orders/search',
  'GET /api/v1/address-book',
  'POST /api/v1/address-book',
  'DELETE /api/v1/address-book/:id',
  'GET /api/v1/boards',
  'POST /api/v1/boards',
  'DELETE /api/v1/boards/:id',
  'GET /api/v1/approvals',
  'POST /api/v1/approvals',
  'POST /api/v1/approvals/open',
  'DELETE /api/v1/approvals/:id',
]);
/** Every call that needs a login, as it is described. */
const guarded = Object.entries<Record<string, { security: readonly object[] }>>(openapi.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length === 1)
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
);

test.each(guarded.filter((name) => !allowed.has(name)))('may not call %s [Q8]', async (name) => {
  const row = accessRows[name];
  const names = {
    order: 'f'.repeat(24),
    share: 'f'.repeat(24),
    waybill: 'WB-0',
    userId: 'f'.repeat(24),
    routeId: 'none',
    shareToken: 'none',
    refreshToken: 'none',
    email: 'person@example.com',
  };
  const anna = await sessionOf(server, shop, { sub: 'limited' });
  const [method = ''] = name.split(' ');
  const { status, body } = await call(server, method, row?.path(names) ?? '', {
    headers: anna.headers,
    ...(row?.body && { body: row.body(names) }),
  });
  expect([status, (body as { code?: string }).code]).toEqual([403, 'partnerSessionRefused']);
});

test('may call everything about its own orders [Q8]', async () => {
  const anna = await sessionOf(server, shop, { sub: 'allowed' });
  const own = await order(anna);
  const body = { order: own._id };
  for (const path of [paths.claimsOfOrder, paths.changesOfOrder, paths.handovers])
    expect((await call(server, 'POST', path, { headers: anna.headers, body })).status).toBe(200);
  const cancelled = await call(server, 'POST', paths.cancellation(own._id), {
    headers: anna.headers,
    body: {},
  });
  expect(cancelled.status).toBe(200);
});

test('neither a login, a reset nor a sign-up reaches the account of a partner [Q8]', async () => {
  const email = 'only-at-the-shop@example.com';
  const anna = await profileOf(await sessionOf(server, shop, { sub: 'no way in', email }));
  const mailsBefore = (await server.mails()).length;
  await call(server, 'POST', paths.forgotPassword, { body: { email } });
  // Handled later: not for an account that is made meanwhile.
  await expect.poll(() => server.database.db.select().from(resetRequests)).toEqual([]);
  const signUp = { email, password: 'another horse battery' };
  expect((await call(server, 'POST', paths.register, { body: signUp })).status).toBe(200);
  const [account] = await server.database.db.select().from(users).where(eq(users.email, email));
  expect(account?.id).not.toBe(anna._id);
  await expect.poll(async () => (await server.mails()).length).toBe(mailsBefore + 1);
  expect((await server.mails())[0]?.to).toBe(email);
  const [kept] = await server.database.db.select().from(users).where(eq(users.id, anna._id));
  expect(kept).toMatchObject({ email: null, passwordHash: null });
});

test('mails go to the address in the token, with links that need no login [Q8]', async () => {
  const before = (await server.mails()).length;
  const anna = await sessionOf(server, shop, { sub: 'mailed', email: 'mailed@example.com' });
  const { orderId } = await order(anna);
  const [mail] = await server.mails();
  expect(await server.mails()).toHaveLength(before + 1);
  expect(mail?.to).toBe('mailed@example.com');
  expect(mail?.text).toContain(`/tracking?orderId=${orderId}`);
  expect(mail?.text).not.toContain('/order-details/');
  expect(mail?.text).not.toContain('/settings');
});

test('no mail is written for a person whose address the partner does not name [Q8]', async () => {
  const before = (await server.mails()).length;
  await order(await sessionOf(server, shop, { sub: 'unmailed' }));
  expect(await server.mails()).toHaveLength(before);
});

test('ends after ten minutes, without a refresh token [Q8]', async () => {
  const own = await openTestServer();
  const partner = await partnerWithKey(own);
  const { headers } = await sessionOf(own, partner);
  const status = async () => {
    const { status, body } = await call(own, 'GET', paths.transports, { headers });
    return [status, (body as { message?: string }).message];
  };
  own.passTime(9 * minute);
  expect((await status())[0]).toBe(200);
  own.passTime(2 * minute);
  expect(await status()).toEqual([401, 'Token expired']);
});

test('ends with the page, by the call of its logout [Q8]', async () => {
  const anna = await sessionOf(server, shop, { sub: 'leaves' });
  const { headers } = anna;
  await call(server, 'POST', paths.logout, { headers, body: { refreshToken: '' } });
  expect((await call(server, 'GET', paths.transports, { headers })).status).toBe(401);
  await expect(connectLive(server, { token: anna.token, headers: { origin: shop.origin } })).rejects.toThrow(
    'Invalid token',
  );
});

test('the partner ends the sessions of one person, and their live sockets [Q8]', async () => {
  const anna = await sessionOf(server, shop, { sub: 'ended' });
  const bo = await sessionOf(server, shop, { sub: 'stays' });
  const foreign = await sessionOf(server, garden, { sub: 'ended' });
  const client = await connectLive(server, { token: anna.token, headers: { origin: shop.origin } });
  const cut = new Promise((resolve) => client.socket.once('disconnect', resolve));
  const token = await shop.logoutToken({ sub: 'ended' });
  expect((await postForm(server, linkedPaths.partnerLogout, { logout_token: token })).status).toBe(200);
  expect(await cut).toBe('io server disconnect');
  const statusOf = async ({ headers }: PartnerSession) =>
    (await call(server, 'GET', paths.transports, { headers })).status;
  expect(await Promise.all([anna, bo, foreign].map(statusOf))).toEqual([401, 200, 200]);
  const again = await postForm(server, linkedPaths.partnerLogout, { logout_token: token });
  expect(again.body['code']).toBe('partnerTokenUsed');
});

test('ends when the partner or the account is removed [Q8]', async () => {
  const partner = await partnerWithKey(server, 'Leaving');
  const anna = await sessionOf(server, partner);
  const bo = await sessionOf(server, shop, { sub: 'removed' });
  const { _id } = await profileOf(bo);
  await server.database.transaction((tx) => removePartner(tx, partner.name));
  await server.database.db.delete(users).where(eq(users.id, _id));
  const statusOf = async ({ token }: PartnerSession) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await call(server, 'GET', paths.transports, { headers })).status;
  };
  await expect.poll(() => statusOf(anna)).toBe(401);
  await expect.poll(() => statusOf(bo)).toBe(401);
  const { status } = await exchange(server, await partner.token(), partner.origin);
  expect(status).toBeGreaterThanOrEqual(400);
});

test('sessions of earlier days are deleted when their person gets a new one [Q8]', async () => {
  const own = await openTestServer();
  const partner = await partnerWithKey(own);
  const families = async () => {
    const { rows } = (await own.database.db.execute('select id from refresh_families')) as unknown as {
      rows: unknown[];
    };
    return rows.length;
  };
  await sessionOf(own, partner);
  await sessionOf(own, partner);
  expect(await families()).toBe(2);
  own.passTime(25 * 60 * minute);
  await sessionOf(own, partner);
  expect(await families()).toBe(1);
});

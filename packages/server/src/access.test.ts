import { type ClientToServerEvents, type Order, paths, sharePrefix } from '@freight/contract';
import { newShareAnswer, orderAnswer, sharesAnswer } from '@freight/contract/schemas';
import { call, startTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { accessRows } from '#testing/accessRows.ts';
import { type Caller, callers, type Names } from '#testing/accessTable.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';
import { type RouteTable, withRoutes } from '#testing/routeTable.ts';

const minute = 60_000;
/** Values that only the owner may read, in any answer. */
const canaries = {
  phone: '+46 70 174 06 33',
  email: 'canary.recipient@example.com',
  surname: 'Kanariefågel',
  owner: 'Hemlighetsson',
};
let server: TestServer;
let routes: RouteTable;
let order: Order;
let tokens: Record<Caller, string | undefined>;
let refreshTokens: Partial<Record<Caller, string>>;
let owner: TestUser;
let link: { id: string; token: string };

beforeAll(async () => {
  ({ server, routes } = await withRoutes(() => startTestServer()));
  // A token that is over, before everybody else signs in.
  const early = await server.verifiedUser();
  server.passTime(16 * minute);
  owner = await server.verifiedUser({ lastName: canaries.owner });
  const [another, signedOut, removed] = [
    await server.verifiedUser(),
    await server.verifiedUser(),
    await server.verifiedUser(),
  ];
  await call(server, 'POST', paths.logout, { body: { refreshToken: signedOut.refreshToken } });
  await server.database.db.delete(users).where(eq(users.id, removed.userId));
  order = await orderTransport(server, owner, {
    receiverContactInfo: { name: `Bo ${canaries.surname}`, phoneNr: canaries.phone, email: canaries.email },
  });
  await server.advance(45 * minute);
  const placed = await call(server, 'GET', paths.transport(order._id), { headers: owner.headers });
  order = orderAnswer.parse(placed.body).data;
  link = await newLink('addresses');
  tokens = {
    nobody: undefined,
    whoKnowsTheNumber: order.orderId,
    whoHasALink: link.token,
    another: another.token,
    expired: early.token,
    signedOut: signedOut.token,
    removed: removed.token,
    owner: owner.token,
  };
  refreshTokens = {
    another: another.refreshToken,
    expired: early.refreshToken,
    signedOut: signedOut.refreshToken,
    removed: removed.refreshToken,
    owner: owner.refreshToken,
  };
});
afterAll(() => server.close());

async function newLink(shows: string): Promise<{ id: string; token: string }> {
  const answer = await call(server, 'POST', paths.shares(order._id), {
    headers: owner.headers,
    body: { shows },
  });
  const { data } = newShareAnswer.parse(answer.body);
  return { id: data.id, token: new URL(data.url).hash.slice(1) };
}
const headersOf = (caller: Caller): Record<string, string> => {
  const token = tokens[caller];
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
};
/** The ids a caller knows. Most callers know the order's inner ids, for example from an old address or a log. */
function namesFor(caller: Caller, share: string, routeId: string): Names {
  const called: Partial<Record<Caller, string>> = {
    whoKnowsTheNumber: order.orderId,
    whoHasALink: link.token,
  };
  const name = called[caller] ?? order._id;
  const isLinked = caller === 'whoHasALink' || caller === 'owner';
  return {
    order: name,
    share,
    routeId,
    waybill: order.waybill ?? '',
    userId: owner.userId,
    shareToken: isLinked ? link.token : name,
    email: `${caller}@example.com`,
    refreshToken: refreshTokens[caller] ?? tokens[caller] ?? 'nothing',
  };
}

test('has a row for every call that the server answers', () => {
  const registered = [...routes].flatMap(([url, methods]) =>
    [...methods].filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
  );
  // What a browser asks before it calls, with nothing in the answer but headers.
  expect(registered.filter((name) => name !== 'OPTIONS *').sort()).toEqual(Object.keys(accessRows).sort());
});

test.each(Object.keys(accessRows))('%s is answered to each kind of caller as it should', async (name) => {
  const [method = '', url = ''] = name.split(' ');
  const row = accessRows[name];
  if (!row) throw new Error('There is no such row');
  const { id: share } = name.includes(':shareId') ? await newLink('status') : link;
  const { routeId } = await requestQuote(server);
  const before = await linksOf();
  const isGuarded = row.answers.nobody !== row.answers.owner;
  const got: Partial<Record<Caller, number>> = {};
  for (const caller of callers) {
    if (caller === 'owner' && name.includes('/shares')) expect(await linksOf()).toEqual(before);
    const names = namesFor(caller, share, routeId);
    const request = { headers: headersOf(caller), ...(row.body && { body: row.body(names) }) };
    const answer = await call(server, method, row.path(names), request);
    got[caller] = answer.status;
    if (isGuarded && method === 'GET') {
      expect(routes.get(url)).toContain('HEAD');
      const head = await call(server, 'HEAD', row.path(names), request);
      expect([caller, head.status]).toEqual([caller, answer.status]);
    }
    if (caller === 'owner' || row.tellsEverything) continue;
    const text = JSON.stringify(answer.body);
    for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
    if (caller !== 'another' || answer.status !== 404) continue;
    // No oracle: another customer's item gets the same answer as one that does not exist.
    const nowhere = { ...names, order: 'f'.repeat(24), share: 'f'.repeat(24), waybill: 'WB-0' };
    expect((await call(server, method, row.path(nowhere), request)).body).toEqual(answer.body);
  }
  expect(got).toEqual(row.answers);
});

async function linksOf(): Promise<unknown> {
  const answer = await call(server, 'GET', paths.shares(order._id), { headers: owner.headers });
  return sharesAnswer.parse(answer.body).data;
}

test.each<[Caller, string | undefined]>([
  ['nobody', undefined],
  ['whoKnowsTheNumber', 'Invalid token'],
  ['whoHasALink', 'Invalid token'],
  ['another', undefined],
  ['expired', 'Token expired'],
  ['signedOut', 'Invalid token'],
  ['removed', 'Invalid token'],
  ['owner', undefined],
])('the live socket is open to %s, or refused: %s', async (caller, refusal) => {
  const outcome = await connectLive(server, { token: tokens[caller] }).then(
    (client) => {
      client.close();
      return undefined;
    },
    ({ message }: Error) => message,
  );
  expect(outcome).toBe(refusal);
});

/** Each kind of subscriber, by the name it uses for the order, and the sentence it receives. */
type SocketRow = Record<'visitor' | 'number' | 'link' | 'another' | 'owner', string>;
const followed = 'Subscribed';
const unknown = 'Package not found';
const socketRows: Record<keyof ClientToServerEvents, SocketRow> = {
  subscribeToTransport: {
    visitor: unknown,
    number: followed,
    link: followed,
    another: unknown,
    owner: followed,
  },
  unsubscribeFromTransport: {
    visitor: 'Unsubscribed',
    number: 'Unsubscribed',
    link: 'Unsubscribed',
    another: 'Unsubscribed',
    owner: 'Unsubscribed',
  },
  createTransport: {
    visitor: 'No token',
    number: 'No token',
    link: 'No token',
    another: 'Transport created',
    owner: 'Transport created',
  },
  cancelTransport: {
    visitor: 'No token',
    number: 'No token',
    link: 'No token',
    another: 'Transport not found',
    owner: 'Transport cancelled',
  },
};

test.each(Object.keys(socketRows) as (keyof ClientToServerEvents)[])(
  '%s on the live socket is for each kind of caller what it should be',
  async (command) => {
    const fresh = await orderTransport(server, owner, {
      receiverContactInfo: { name: `Bo ${canaries.surname}`, phoneNr: canaries.phone, email: '' },
    });
    const answer = await call(server, 'POST', paths.shares(fresh._id), {
      headers: owner.headers,
      body: { shows: 'status' },
    });
    const token = new URL(newShareAnswer.parse(answer.body).data.url).hash.slice(1);
    const people = {
      visitor: { name: fresh._id },
      number: { name: fresh.orderId },
      link: { name: sharePrefix + token },
      another: { name: fresh._id, token: tokens.another },
      owner: { name: fresh._id, token: owner.token },
    };
    const got: Record<string, string> = {};
    for (const [person, { name, ...signedIn }] of Object.entries(people)) {
      const { routeId } = await requestQuote(server);
      const client = await connectLive(server, signedIn);
      const payload =
        command === 'createTransport' ? anOrderRequest(routeId) : { transportId: name, orderId: name };
      got[person] = (await client.ask(command, payload)).message;
      if (person !== 'owner') {
        await server.advance(1000);
        await client.settle();
        const received = JSON.stringify([client.statuses, client.drivers, client.locations]);
        for (const canary of Object.values(canaries)) expect(received).not.toContain(canary);
        expect(client.drivers).toEqual([]);
      }
      client.close();
    }
    expect(got).toEqual(socketRows[command]);
  },
);

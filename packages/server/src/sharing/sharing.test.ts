import { paths, sharePrefix } from '@freight/contract';
import { newShareAnswer, sharedAnswer, sharesAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashToken } from '#accounts/opaqueTokens.ts';
import { eq } from '#db/drizzle.ts';
import { shareLinks } from '#db/schema/shareLinks.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];

const visit = (where = server) => connectLive(where, {});
async function share(id: string, shows: string, where = server, owner = anna) {
  const answer = await call(where, 'POST', paths.shares(id), { headers: owner.headers, body: { shows } });
  const { data } = newShareAnswer.parse(answer.body);
  return { ...data, token: new URL(data.url).hash.slice(1) };
}
const read = (token: string, where = server) => call(where, 'POST', paths.shared, { body: { token } });

test('shows by each link what its owner chose and no more, never the number of the order', async () => {
  const order = await orderTransport(server, anna);
  await server.advance(45 * minute);
  const shown = async (shows: string) => {
    const { token } = await share(order._id, shows);
    const answer = await read(token);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/Mottagare|Exempel|\+46|@|Ring på/);
    expect(text).not.toContain(order.orderId);
    expect(text).not.toContain(order._id);
    return sharedAnswer.parse(answer.body).data;
  };
  const status = await shown('status');
  expect(Object.keys(status).sort()).toEqual([
    'allows',
    'arrivalWindow',
    'arrivals',
    'estimatedDelivery',
    'shows',
    'status',
    'statusHistory',
  ]);
  const map = await shown('map');
  expect(map.pickupLocation).toMatchObject({ city: 'Karlstad', lat: expect.any(Number) });
  expect(JSON.stringify(map)).not.toMatch(/Storgatan|Sveavägen|59\.3374/);
  expect((await shown('addresses')).dropoffLocation).toMatchObject({
    formattedAddress: 'Sveavägen 44, 111 34 Stockholm, Sverige',
    lat: 59.3374,
  });
});

test('keeps what the owner allows the holder of a link, nothing unless asked for [K6]', async () => {
  const order = await orderTransport(server, anna);
  const path = paths.shares(order._id);
  const make = async (body: object) => {
    const answer = await call(server, 'POST', path, { headers: anna.headers, body });
    const { id, allows, url } = newShareAnswer.parse(answer.body).data;
    return { id, allows, token: new URL(url).hash.slice(1) };
  };
  const plain = await make({ shows: 'status' });
  const open = await make({ shows: 'status', allows: ['claims', 'claims'] });
  expect([plain.allows, open.allows]).toEqual([[], ['claims']]);
  const listed = async () => {
    const list = await call(server, 'GET', path, { headers: anna.headers });
    return sharesAnswer.parse(list.body).data.map(({ id, allows }) => [id, allows]);
  };
  const listedAs = (allows: string[]) =>
    expect.arrayContaining([
      [plain.id, []],
      [open.id, allows],
    ]);
  expect(await listed()).toEqual(listedAs(['claims']));
  expect(sharedAnswer.parse((await read(open.token)).body).data.allows).toEqual(['claims']);
  const change = (body: object) =>
    call(server, 'PATCH', paths.share(order._id, open.id), { headers: anna.headers, body });
  // As an older kit sends it.
  expect((await change({ shows: 'map' })).body).toMatchObject({ data: { shows: 'map', allows: ['claims'] } });
  expect((await change({ shows: 'map', allows: [] })).body).toMatchObject({ data: { allows: [] } });
  expect(await listed()).toEqual(listedAs([]));
  expect((await change({ shows: 'map', allows: ['everything'] })).status).toBe(400);
});

test('allows nothing by a link that the previous version has made, which may still be running [K6]', async () => {
  const order = await orderTransport(server, anna);
  const token = 'of the previous version';
  const values = ['f'.repeat(24), order._id, hashToken(token)];
  await server.database.script((script) =>
    script.rows(
      `insert into share_links (id, order_id, token_hash, shows, created_at) values ($1, $2, $3, 'map', now())`,
      values,
    ),
  );
  expect(sharedAnswer.parse((await read(token)).body).data.allows).toEqual([]);
});

test('keeps of a token of 128 bits only its hash, and puts it behind the # of the address', async () => {
  const order = await orderTransport(server, anna);
  const { url, token } = await share(order.orderId, 'status');
  expect(url).toBe(`https://www.example.com/shared#${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(JSON.stringify(await server.database.db.select().from(shareLinks))).not.toContain(token);
  const list = await call(server, 'GET', paths.shares(order._id), { headers: anna.headers });
  expect(sharesAnswer.parse(list.body).data).toHaveLength(1);
  expect(JSON.stringify(list.body)).not.toContain(token);
});

test('lets only the owner create, see, change or withdraw the links of an order', async () => {
  const order = await orderTransport(server, anna);
  const { id } = await share(order._id, 'status');
  const body = { shows: 'map' };
  for (const headers of [bo.headers, {}]) {
    const expected = 'authorization' in headers ? 404 : 401;
    for (const [method, path] of [
      ['GET', paths.shares(order._id)],
      ['POST', paths.shares(order._id)],
      ['PATCH', paths.share(order._id, id)],
      ['DELETE', paths.share(order._id, id)],
      ['GET', paths.calendar(order._id)],
    ] as const) {
      const answer = await call(server, method, path, { headers, ...(method === 'GET' ? {} : { body }) });
      expect(answer.status).toBe(expected);
    }
  }
  const others = await orderTransport(server, bo);
  const wrong = await call(server, 'DELETE', paths.share(others._id, id), { headers: bo.headers });
  expect(wrong.status).toBe(404);
});

test('refuses a missing or invalid scope, and a 21st link', async () => {
  const order = await orderTransport(server, anna);
  const make = (body: object) =>
    call(server, 'POST', paths.shares(order._id), { headers: anna.headers, body });
  for (const body of [{}, { shows: 'everything' }, { shows: 1 }]) expect((await make(body)).status).toBe(400);
  const made = await Promise.all(Array.from({ length: 25 }, () => make({ shows: 'status' })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(5);
});

test('sends every status to followers of a link, and locations only if the link shows the map', async () => {
  const order = await orderTransport(server, anna);
  const [open, closed] = [await share(order._id, 'map'), await share(order._id, 'status')];
  const [withMap, withStatus] = [await visit(), await visit()];
  for (const [client, { token }] of [
    [withMap, open],
    [withStatus, closed],
  ] as const) {
    const answer = await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
    expect(answer).toMatchObject({ success: true, data: { status: 'pending_queue' } });
  }
  await server.advance(90 * minute);
  await Promise.all([withMap.settle(), withStatus.settle()]);
  for (const { statuses, drivers } of [withMap, withStatus]) {
    expect(statuses.at(-1)).toMatchObject({ status: expect.stringMatching(/inTransit|onHold/) });
    expect(JSON.stringify(statuses)).not.toContain(order.orderId);
    expect(JSON.stringify(statuses)).not.toContain(order._id);
    expect(drivers).toEqual([]);
  }
  expect(withMap.locations.length).toBeGreaterThan(0);
  expect(JSON.stringify(withMap.locations)).not.toContain(order.orderId);
  expect(withStatus.locations).toEqual([]);
});

test('ends a withdrawn link within 4.5 seconds, and sends nothing more to its sockets', async () => {
  const order = await orderTransport(server, anna);
  const { id, token } = await share(order._id, 'map');
  const kept = await share(order._id, 'status');
  const client = await visit();
  const ended: unknown[] = [];
  client.socket.on('shareEnded', (event) => ended.push(event));
  await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
  const other = await visit();
  await other.ask('subscribeToTransport', { transportId: sharePrefix + kept.token });
  const since = Date.now();
  const gone = await call(server, 'DELETE', paths.share(order._id, id), { headers: anna.headers });
  expect(gone.status).toBe(200);
  expect((await read(token)).status).toBe(404);
  await expect.poll(() => ended).toHaveLength(1);
  // Earlier than the check of all links every five seconds, which would find it as well.
  expect(Date.now() - since).toBeLessThan(4_500);
  // The booking itself may be announced late, while the link is still good.
  const received = [...client.statuses];
  await server.advance(90 * minute);
  await Promise.all([client.settle(), other.settle()]);
  expect(client.statuses).toEqual(received);
  expect(client.locations).toEqual([]);
  expect(other.statuses.length).toBeGreaterThan(0);
  const again = await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
  expect(again).toEqual({ success: false, message: 'Package not found', code: 'notFound' });
});

test('keeps the other link of an order active on the connection that followed both [T9] [T11]', async () => {
  const order = await orderTransport(server, anna);
  const [lost, kept] = [await share(order._id, 'map'), await share(order._id, 'map')];
  const client = await visit();
  const ended: unknown[] = [];
  client.socket.on('shareEnded', (event) => ended.push(event));
  for (const { token } of [lost, kept])
    await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
  await call(server, 'DELETE', paths.share(order._id, lost.id), { headers: anna.headers });
  await expect.poll(() => ended).toHaveLength(1);
  await server.advance(90 * minute);
  await client.settle();
  expect(client.statuses.length).toBeGreaterThan(0);
  expect(client.locations.length).toBeGreaterThan(0);
});

test('ends only the withdrawn link within five seconds, even if no process was notified', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const order = await orderTransport(own, eva);
  const [lost, kept] = [await share(order._id, 'map', own, eva), await share(order._id, 'map', own, eva)];
  const follow = async (token: string) => {
    const client = await visit(own);
    const ended: unknown[] = [];
    client.socket.on('shareEnded', (event) => ended.push(event));
    await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
    return ended;
  };
  const [ended, others] = [await follow(lost.token), await follow(kept.token)];
  // As by a process that died before it could say so.
  await own.database.db.delete(shareLinks).where(eq(shareLinks.id, lost.id));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => ended).toHaveLength(1);
  expect(others).toEqual([]);
});

test('stops sending locations immediately when a link no longer shows the map', async () => {
  const order = await orderTransport(server, anna);
  const { id, token } = await share(order._id, 'map');
  const client = await visit();
  await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
  const change = await call(server, 'PATCH', paths.share(order._id, id), {
    headers: anna.headers,
    body: { shows: 'status' },
  });
  expect(change.body).toMatchObject({ data: { shows: 'status' } });
  await server.advance(90 * minute);
  await client.settle();
  expect(client.locations).toEqual([]);
  expect((await read(token)).body).toMatchObject({ data: { shows: 'status' } });
});

test("ends with the order's public life", async () => {
  const own = await openTestServer();
  const owner = await own.verifiedUser();
  const order = await orderTransport(own, owner);
  const { token } = await share(order._id, 'addresses', own, owner);
  await own.advance(2 * day);
  expect((await read(token, own)).status).toBe(200);
  own.passTime(91 * day);
  expect((await read(token, own)).status).toBe(404);
  const late = await call(own, 'POST', paths.shares(order._id), {
    headers: (await own.verifiedUser()).headers,
    body: { shows: 'status' },
  });
  expect(late.status).toBe(404);
});

test('lets an address guess sixty tokens in ten minutes, over HTTP and the socket together, and then waits', async () => {
  const own = await openTestServer({ rateLimits: true });
  const owner = await own.verifiedUser();
  const order = await orderTransport(own, owner);
  const { token } = await share(order._id, 'status', own, owner);
  const client = await visit(own);
  const guess = (index: number) => `${index}`.padStart(22, 'A');
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) statuses.push((await read(guess(index), own)).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  for (let index = 40; index < 61; index += 1)
    await client.ask('subscribeToTransport', { transportId: sharePrefix + guess(index) });
  // Also for a token that is right: the answer must not reveal whether a guess is right.
  expect((await read(token, own)).status).toBe(429);
  for (const body of [{}, { token: 7 }, { token: '' }, { token: 'x'.repeat(65) }])
    expect((await call(own, 'POST', paths.shared, { body })).status).toBe(400);
});

test('gives the owner the delivery as a file for the calendar while it is expected, always under the same id', async () => {
  const order = await orderTransport(server, anna);
  const file = () => call(server, 'GET', paths.calendar(order._id), { headers: anna.headers });
  const first = await file();
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  await server.advance(50 * minute);
  const second = await file();
  const line = ({ body }: { body: unknown }, name: string) =>
    new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(String(body))?.[1];
  expect(line(second, 'UID')).toBe(line(first, 'UID'));
  expect(Number(line(second, 'SEQUENCE'))).toBeGreaterThan(Number(line(first, 'SEQUENCE')));
  await server.advance(2 * day);
  expect((await file()).status).toBe(404);
});

test('answers for a cancelled order with the file that removes the delivery from the calendar [A24]', async () => {
  const order = await orderTransport(server, anna);
  const file = () => call(server, 'GET', paths.calendar(order._id), { headers: anna.headers });
  const before = String((await file()).body);
  const client = await connectLive(server, { token: anna.token });
  expect(await client.ask('cancelTransport', { orderId: order.orderId })).toMatchObject({ success: true });
  client.close();
  const { status, headers, body } = await file();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8; method=CANCEL']);
  const uid = /^UID:.*$/m.exec(before)?.[0] ?? 'none';
  for (const line of ['METHOD:CANCEL', uid, 'STATUS:CANCELLED']) expect(String(body)).toContain(line);
});

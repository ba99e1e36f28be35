import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { paths } from '@freight/contract';
import { io, type Socket } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '#db/id.ts';
import { orders } from '#db/schema/orders.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote, sendOrder } from '#testing/orders.ts';
import { openTestServer, type TestServer } from '#testing/server.ts';
import { createLineLimits } from './lineLimits.ts';

async function limitedServer(): Promise<TestServer> {
  const server = await openTestServer({ rateLimits: true, proxies: 1 });
  return server;
}
const from = (address: string) => ({ 'x-forwarded-for': address });
function line(server: TestServer, address: string, token?: string): Socket {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: from(address),
    auth: token === undefined ? {} : { token },
  });
  onTestFinished(() => {
    socket.close();
  });
  return socket;
}
/** Whether the connection was opened. */
const opened = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
const ask = (
  socket: Socket,
  command: string,
  payload: unknown,
): Promise<{ success: boolean; message: string }> => socket.timeout(20_000).emitWithAck(command, payload);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** Numbers that look right to a person and belong to no order. */
const guess = (index: number) => `0000-${String(index).padStart(4, '0')}-0000`;

it('limits number guesses over sockets and HTTP together, for hits and misses alike [S8] [F17]', async () => {
  const server = await limitedServer();
  const anna = await server.verifiedUser();
  const { orderId } = await orderTransport(server, anna);
  const guesser = line(server, '192.0.2.1');
  await opened(guesser);
  const answers = await Promise.all(
    times(100, (index) => ask(guesser, 'subscribeToTransport', { transportId: guess(index) })),
  );
  expect(answers.filter(({ message }) => message === 'Package not found')).toHaveLength(60);
  const tooMany = /^Too many attempts\. Please try again in \d+ seconds\.$/;
  expect(answers.at(-1)?.message).toMatch(tooMany);
  const track = (address: string) => fetch(server.url + paths.tracking(orderId), { headers: from(address) });
  expect((await track('192.0.2.1')).status).toBe(429);
  expect((await track('192.0.2.1')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await ask(guesser, 'subscribeToTransport', { transportId: orderId })).toEqual({
    success: false,
    message: expect.stringMatching(tooMany),
    code: 'tooManyRequests',
    retryAfter: expect.any(Number),
  });
  // Others, and the order's own customer at the same address, go on.
  expect((await track('192.0.2.2')).status).toBe(200);
  const customer = line(server, '192.0.2.1', anna.token);
  await opened(customer);
  expect((await ask(customer, 'subscribeToTransport', { transportId: orderId })).success).toBe(true);
});

it('stops a line that talks without end, and cuts it when it does not listen [S8]', async () => {
  const server = await limitedServer();
  const greedy = line(server, '192.0.2.3');
  await opened(greedy);
  const cut = new Promise((resolve) => greedy.once('disconnect', resolve));
  const answers = await Promise.all(
    times(420, () => ask(greedy, 'unsubscribeFromTransport', { transportId: 'x' })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(400);
  for (let count = 0; count < 1_300; count += 1)
    greedy.emit('unsubscribeFromTransport', { transportId: 'x' });
  expect(await cut).toBe('io server disconnect');
});

it('stops an address that opens lines without end, by either transport [S8] [S28]', async () => {
  const server = await limitedServer();
  const open = (address: string) =>
    fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: from(address) });
  const answers = await Promise.all(times(260, () => open('192.0.2.4')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(200);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ message: 'Too many connections' });
  const upgrade = get(`${server.url}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      ...from('192.0.2.4'),
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': btoa('sixteen bytes!!!'),
    },
  });
  const [answer] = (await once(upgrade, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await open('192.0.2.5')).ok).toBe(true);
});

it('accepts new connections when old ones have closed [S8]', async () => {
  const server = await limitedServer();
  for (let round = 0; round < 4; round += 1) {
    const lines = times(60, () => line(server, '192.0.2.6'));
    expect((await Promise.all(lines.map(opened))).every(Boolean)).toBe(true);
    for (const each of lines) each.close();
  }
});

it('stops an address, or a network of IPv6, that shakes hands without end [S8]', async () => {
  let now = 0;
  const limits = createLineLimits({ isOn: true, proxies: 0, now: () => now });
  const shake = (remoteAddress: string) =>
    limits.refusal({ socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage);
  const one = await Promise.all(times(1_300, () => shake('192.0.2.6')));
  expect(one.filter((reason) => reason === undefined)).toHaveLength(600);
  expect(one.at(-1)).toEqual({ message: 'Too many connection attempts', waitMs: 60_000 });
  const network = await Promise.all(times(1_300, (index) => shake(`2001:db8:0:1::${index.toString(16)}`)));
  expect(network.filter((reason) => reason === undefined)).toHaveLength(600);
  expect(await shake('2001:db8:0:2::1')).toBeUndefined();
  now += 61_000;
  expect(await shake('192.0.2.6')).toBeUndefined();
});

it('limits the orders of an account over HTTP and the socket together [S8]', async () => {
  const server = await limitedServer();
  const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
  const { routeId } = await requestQuote(server);
  const { db } = server.database;
  expect((await sendOrder(server, anna, anOrderRequest(routeId))).status).toBe(201);
  const [first] = await db.select().from(orders);
  if (!first) throw new Error('The first order is not stored');
  // As many as if all but the last hundred of a large sheet had been sent.
  await db
    .insert(orders)
    .values(times(399, (index) => ({ ...first, id: newId(), orderNumber: `T${index}` })));
  const client = await connectLive(server, { token: anna.token });
  const answers = await Promise.all(times(120, () => client.ask('createTransport', anOrderRequest(routeId))));
  expect(answers.filter(({ success }) => success)).toHaveLength(100);
  const refused = 'Too many orders in the last hour. Please try again later.';
  expect(answers.filter(({ message }) => message === refused)).toHaveLength(20);
  expect((await sendOrder(server, anna, anOrderRequest(routeId))).status).toBe(429);
  expect((await sendOrder(server, bo, anOrderRequest(routeId))).status).toBe(201);
});

it('serves 20 tabs with 50 elements each, and all of them again after a restart and another one [S8]', async () => {
  const server = await limitedServer();
  const anna = await server.verifiedUser();
  const orders = await Promise.all(times(5, () => orderTransport(server, anna)));
  for (let storm = 0; storm < 3; storm += 1) {
    const tabs = times(20, () => line(server, '192.0.2.7', anna.token));
    expect((await Promise.all(tabs.map(opened))).every(Boolean)).toBe(true);
    const answers = await Promise.all(
      tabs.flatMap((tab) => [
        ...orders.map(({ _id }) => ask(tab, 'subscribeToTransport', { transportId: _id, version: 1 })),
        // Counted like the others, and nothing for a busy machine to look up.
        ...times(45, () => ask(tab, 'unsubscribeFromTransport', { transportId: 'another' })),
      ]),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
    for (const tab of tabs) tab.close();
  }
});

it('answers other clients before the remaining requests of four greedy connections [S8]', async () => {
  const server = await limitedServer();
  const anna = await server.verifiedUser();
  const { orderId } = await orderTransport(server, anna);
  const greedy = times(4, (index) => line(server, `192.0.2.${20 + index}`));
  await Promise.all(greedy.map(opened));
  let answered = 0;
  const asked = greedy.flatMap((each) =>
    times(100, () =>
      ask(each, 'subscribeToTransport', { transportId: orderId }).then(
        () => (answered += 1),
        () => 0,
      ),
    ),
  );
  // Their first answers are here, so all they have asked has arrived.
  await expect.poll(() => answered).toBeGreaterThan(3);
  const before = answered;
  const response = await fetch(server.url + paths.tracking(orderId), { headers: from('192.0.2.9') });
  expect(response.status).toBe(200);
  expect(answered - before).toBeLessThan(100);
  for (const each of greedy) each.close();
  await Promise.all(asked);
});

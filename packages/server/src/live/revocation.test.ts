import { paths } from '@freight/contract';
import { errorAnswer, orderAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { refreshFamilies } from '#db/schema/accounts.ts';
import { connectLive, type LiveClient } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

/** What tokens and open sockets may still do once their sign-in is over. */

const server = await openTestServer();

const connect = ({ token }: TestUser) => connectLive(server, { token });
const post = (path: string, body: object, headers = {}) => call(server, 'POST', path, { body, headers });
const logOut = ({ refreshToken }: TestUser) => post(paths.logout, { refreshToken });
const cut = (client: LiveClient) =>
  new Promise<void>((resolve) => {
    if (client.socket.disconnected) resolve();
    client.socket.once('disconnect', () => resolve());
  });
const profile = {
  firstName: 'Eva',
  lastName: 'Fel',
  phone: '',
  address: { street: '', city: '', postalcode: '' },
};

test('reads, writes and new sockets end with the logout, others of the same person go on [S5]', async () => {
  const person = await server.verifiedUser();
  const login = await post(paths.login, { email: person.email, password: person.password, role: 'user' });
  const other = { authorization: `Bearer ${(login.body as TestUser).token}` };
  // The sign-in was valid just before: the cache must not keep it valid after the logout.
  expect((await call(server, 'GET', paths.profile, { headers: person.headers })).status).toBe(200);
  await logOut(person);
  const read = await call(server, 'GET', paths.profile, { headers: person.headers });
  expect([read.status, errorAnswer.parse(read.body).message]).toEqual([401, 'Invalid token']);
  const written = await call(server, 'PATCH', paths.profile, { body: profile, headers: person.headers });
  expect(written.status).toBe(401);
  await expect(connect(person)).rejects.toThrow('Invalid token');
  expect((await call(server, 'PATCH', paths.profile, { body: profile, headers: other })).status).toBe(200);
});

test('cuts the open sockets of a sign-in when it is logged out, and no others [S5]', async () => {
  // The timer that checks sign-ins is stopped, so only the logout can cut the sockets.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = await openTestServer();
  const [person, otherPerson] = [await own.verifiedUser(), await own.verifiedUser()];
  const order = await orderTransport(own, person);
  const client = await connectLive(own, { token: person.token });
  const others = await connectLive(own, { token: otherPerson.token });
  const ended = cut(client);
  await call(own, 'POST', paths.logout, { body: { refreshToken: person.refreshToken } });
  // The client sends a command before it notices that its connection is cut.
  client.socket.emit('cancelTransport', { orderId: order._id }, () => {});
  await ended;
  await others.settle();
  expect(others.socket.connected).toBe(true);
  const { email, password } = person;
  const login = await call(own, 'POST', paths.login, { body: { email, password, role: 'user' } });
  const authorization = `Bearer ${(login.body as TestUser).token}`;
  const { body } = await call(own, 'GET', paths.transport(order._id), { headers: { authorization } });
  expect(orderAnswer.parse(body).data.status).toBe('pending_queue');
});

describe('a sign-in that ended without a word to this process', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const endings: readonly [string, (own: TestServer, person: TestUser) => unknown][] = [
    ['ran out', (own) => own.passTime(30 * 24 * 3_600_000)],
    [
      'was ended by a process that died',
      (own, { userId }) =>
        own.database.db
          .update(refreshFamilies)
          .set({ revokedAt: new Date() })
          .where(eq(refreshFamilies.userId, userId)),
    ],
  ];
  test.each(endings)(
    'has its sockets cut within fifteen seconds when it %s, others stay [S5]',
    async (_, end) => {
      const own = await openTestServer();
      const person = await own.verifiedUser();
      const client = await connectLive(own, { token: person.token });
      const visitor = await connectLive(own);
      await end(own, person);
      // The cached sign-in has expired, but has not been checked again yet.
      own.passTime(4_000);
      await client.settle();
      const ended = cut(client);
      await vi.advanceTimersByTimeAsync(15_000);
      await ended;
      await visitor.settle();
    },
  );

  test('has its commands refused until then [S5]', async () => {
    const own = await openTestServer();
    const person = await own.verifiedUser();
    const order = await orderTransport(own, person);
    const client = await connectLive(own, { token: person.token });
    await own.database.db.update(refreshFamilies).set({ revokedAt: new Date() });
    own.passTime(4_000);
    expect(await client.ask('cancelTransport', { orderId: order._id })).toEqual({
      success: false,
      message: 'Invalid token',
      code: 'unauthorized',
    });
    expect(client.socket.connected).toBe(true);
  });
});

test('cuts them when the password is reset or changed elsewhere [S5]', async () => {
  const person = await server.verifiedUser();
  const login = await post(paths.login, { email: person.email, password: person.password, role: 'user' });
  const here = login.body as TestUser;
  const [old, current] = [await connect(person), await connect(here)];
  const ended = cut(old);
  const change = { currentPassword: person.password, newPassword: 'a brand new password' };
  await post(paths.changePassword, change, { authorization: `Bearer ${here.token}` });
  await ended;
  await current.settle();
  const cutToo = cut(current);
  await post(paths.forgotPassword, { email: person.email });
  const token = await server.resetToken(person.email);
  await post(paths.resetPassword, { token, password: 'another new password' });
  await cutToo;
});

test('refuses commands from a socket whose token has expired, and keeps it connected [S5]', async () => {
  const own = await openTestServer();
  const person = await own.verifiedUser();
  const order = await orderTransport(own, person);
  const client = await connectLive(own, { token: person.token });
  await client.ask('subscribeToTransport', { transportId: order._id });
  own.passTime(15 * 60_000);
  expect(await client.ask('cancelTransport', { orderId: order._id })).toEqual({
    success: false,
    message: 'Token expired',
    code: 'unauthorized',
  });
  expect(client.socket.connected).toBe(true);
  const refreshed = await call(own, 'POST', paths.refreshToken, {
    body: { refreshToken: person.refreshToken },
  });
  const { token } = refreshed.body as TestUser;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await call(own, 'GET', paths.transport(order._id), { headers });
  expect(orderAnswer.parse(answer.body).data.status).not.toBe('cancelled');
  const again = await connectLive(own, { token });
  expect(await again.ask('cancelTransport', { orderId: order._id })).toMatchObject({ success: true });
});

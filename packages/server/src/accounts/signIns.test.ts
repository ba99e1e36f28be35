import { paths, type SignIn } from '@freight/contract';
import { capabilitiesAnswer, signInsAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { appears } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { deviceOf } from './device.ts';
import { startHandover } from './sessions.ts';

const server = await openTestServer();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
async function list(token: string): Promise<SignIn[]> {
  const answer = await call(server, 'GET', paths.signIns, { headers: bearer(token) });
  return signInsAnswer.parse(answer.body).data;
}
async function signIn({ email, password }: TestUser, userAgent: string): Promise<TestUser> {
  const body = { email, password, role: 'user' };
  const answer = await call(server, 'POST', paths.login, { body, headers: { 'user-agent': userAgent } });
  return answer.body as TestUser;
}
const readProfile = async (token: string) =>
  (await call(server, 'GET', paths.profile, { headers: bearer(token) })).status;

test.each([
  [firefox, 'Firefox', 'Windows'],
  [safari, 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  ['', null, null],
  [undefined, null, null],
])('names browser and system of %j [S27]', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test.each(['<img src=x onerror=alert(1)>', 'a'.repeat(20_000), '((((((', '\u0000', 'Firefox/ on Windows NT'])(
  'keeps at most a short name of a made-up browser [S27]',
  (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    expect([browser?.length ?? 0, system?.length ?? 0].every((length) => length <= 40)).toBe(true);
  },
);

test('lists sign-ins among the capabilities [S27]', async () => {
  const { body } = await call(server, 'GET', paths.capabilities);
  expect(capabilitiesAnswer.parse(body).data.signIns).toEqual({ version: 1 });
});

test('lists the sign-ins of the account, last used first, and marks the one that asks [S27]', async () => {
  const person = await server.verifiedUser();
  await server.verifiedUser();
  server.passTime(60_000);
  const phone = await signIn(person, safari);
  server.passTime(60_000);
  const desk = await signIn(person, firefox);
  const seen = await list(desk.token);
  expect(seen.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }))).toEqual([
    { browser: 'Firefox', system: 'Windows', isCurrent: true },
    { browser: 'Safari', system: 'iOS', isCurrent: false },
    { browser: null, system: null, isCurrent: false },
  ]);
  server.passTime(60_000);
  const body = { refreshToken: phone.refreshToken };
  const renewed = (await call(server, 'POST', paths.refreshToken, { body })).body as TestUser;
  const [first] = await list(renewed.token);
  expect(first).toMatchObject({ browser: 'Safari', isCurrent: true });
  expect(Date.parse(first?.lastUsedAt ?? '') - Date.parse(first?.startedAt ?? '')).toBeGreaterThanOrEqual(
    120_000,
  );
});

test('ends one sign-in: its tokens, its refresh token and its socket, and no other [S27]', async () => {
  const person = await server.verifiedUser();
  const phone = await signIn(person, safari);
  const socket = await connectLive(server, { token: phone.token });
  const other = (await list(person.token)).find(({ browser }) => browser === 'Safari');
  expect(await readProfile(phone.token)).toBe(200);
  const headers = bearer(person.token);
  const end = () => call(server, 'DELETE', paths.signIn(other?.id ?? ''), { headers });
  expect((await end()).status).toBe(200);
  expect(await readProfile(phone.token)).toBe(401);
  const body = { refreshToken: phone.refreshToken };
  expect((await call(server, 'POST', paths.refreshToken, { body })).status).toBe(401);
  await vi.waitFor(() => expect(socket.socket.connected).toBe(false), appears);
  expect((await list(person.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await end()).status).toBe(404);
});

test('does not end the sign-in of another person, and answers as for an unknown one [S27]', async () => {
  const [person, stranger] = [await server.verifiedUser(), await server.verifiedUser()];
  const [own] = await list(person.token);
  const headers = bearer(stranger.token);
  const tried = await call(server, 'DELETE', paths.signIn(own?.id ?? ''), { headers });
  const unknown = await call(server, 'DELETE', paths.signIn('f'.repeat(24)), { headers });
  expect([tried.status, tried.body]).toEqual([404, unknown.body]);
  expect(await readProfile(person.token)).toBe(200);
});

test('ends all other sign-ins and keeps the one that asks [S27]', async () => {
  const [person, bystander] = [await server.verifiedUser(), await server.verifiedUser()];
  const others = [await signIn(person, safari), await signIn(person, firefox)];
  const headers = bearer(person.token);
  expect((await call(server, 'DELETE', paths.signIns, { headers })).status).toBe(200);
  for (const { token } of others) expect(await readProfile(token)).toBe(401);
  expect(await readProfile(person.token)).toBe(200);
  expect(await readProfile(bystander.token)).toBe(200);
  expect(await list(person.token)).toHaveLength(1);
});

test('lists no sign-in that can no longer be renewed [S27]', async () => {
  const person = await server.verifiedUser();
  await startHandover(
    server.parts,
    server.database.db,
    { id: person.userId, email: person.email },
    deviceOf(firefox),
  );
  expect(await list(person.token)).toHaveLength(2);
  server.passTime(61_000);
  expect(await list(person.token)).toHaveLength(1);
  server.passTime(31 * 24 * 3600_000);
  const { token } = await signIn(person, safari);
  expect((await list(token)).map(({ browser }) => browser)).toEqual(['Safari']);
});

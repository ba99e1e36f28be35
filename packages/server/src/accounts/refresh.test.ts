import { paths } from '@freight/contract';
import { errorAnswer, profileAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { refreshFamilies, refreshTokens } from '#db/schema/accounts.ts';

const server = await openTestServer();

const refresh = (refreshToken: string) =>
  call(server, 'POST', paths.refreshToken, { body: { refreshToken } });
const successorOf = async (refreshToken: string) =>
  tokenAnswer.parse((await refresh(refreshToken)).body).refreshToken;

test('exchanges a refresh token for a new pair that works [SESS-03]', async () => {
  const { refreshToken, email } = await server.verifiedUser();
  const next = tokenAnswer.parse((await refresh(refreshToken)).body);
  expect(next.refreshToken).not.toBe(refreshToken);
  const profile = await call(server, 'GET', paths.profile, {
    headers: { authorization: `Bearer ${next.token}` },
  });
  expect(profileAnswer.parse(profile.body).data.email).toBe(email);
});

test('gives racing tabs the same successor', async () => {
  const { refreshToken } = await server.verifiedUser();
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(refreshToken)));
  const successors = new Set(answers.map(({ body }) => tokenAnswer.parse(body).refreshToken));
  expect(successors.size).toBe(1);
});

test('gives the same successor for a minute, used or not [S12]', async () => {
  const { refreshToken } = await server.verifiedUser();
  const successor = await successorOf(refreshToken);
  server.passTime(29_000);
  expect(await successorOf(refreshToken)).toBe(successor);
  await successorOf(successor);
  server.passTime(29_000);
  expect(await successorOf(refreshToken)).toBe(successor);
});

test('refuses a thief one step behind ten minutes later, although the successor was never used, and ends the sign-in [S12]', async () => {
  const { refreshToken, headers } = await server.verifiedUser();
  const successor = await successorOf(refreshToken);
  server.passTime(600_000);
  const stolen = await refresh(refreshToken);
  expect(stolen.status).toBe(401);
  expect(errorAnswer.parse(stolen.body).message).toBe('Invalid refresh token');
  expect((await refresh(successor)).status).toBe(401);
  expect((await call(server, 'GET', paths.profile, { headers })).status).toBe(401);
});

test('ends a sign-in 30 days after it began, however often it was renewed, until its person signs in again [S12]', async () => {
  const person = await server.verifiedUser();
  let { refreshToken } = person;
  for (let day = 10; day < 30; day += 10) {
    server.passTime(10 * 24 * 3600_000);
    refreshToken = await successorOf(refreshToken);
  }
  server.passTime(10 * 24 * 3600_000 - 60_000);
  const last = tokenAnswer.parse((await refresh(refreshToken)).body);
  server.passTime(61_000);
  const expired = await refresh(last.refreshToken);
  expect(errorAnswer.parse(expired.body).message).toBe('Refresh token expired');
  const headers = { authorization: `Bearer ${last.token}` };
  expect((await call(server, 'GET', paths.profile, { headers })).status).toBe(401);
  const again = await call(server, 'POST', paths.login, {
    body: { email: person.email, password: person.password, role: 'user' },
  });
  expect(again.status).toBe(200);
});

test('revokes the whole family, and no other sign-in, when an old token is used again later', async () => {
  const person = await server.verifiedUser();
  const signedIn = await call(server, 'POST', paths.login, {
    body: { email: person.email, password: person.password, role: 'user' },
  });
  const otherDevice = tokenAnswer.parse(signedIn.body).refreshToken;
  const second = await successorOf(person.refreshToken);
  const third = await successorOf(second);
  server.passTime(61_000);
  const reused = await refresh(person.refreshToken);
  expect(reused.status).toBe(401);
  expect(errorAnswer.parse(reused.body).message).toBe('Invalid refresh token');
  expect((await refresh(third)).status).toBe(401);
  expect((await refresh(otherDevice)).status).toBe(200);
});

test('refuses an unknown token, an expired one and a body without one', async () => {
  const { refreshToken } = await server.verifiedUser();
  expect((await refresh('made-up')).status).toBe(401);
  expect((await call(server, 'POST', paths.refreshToken, { body: {} })).status).toBe(400);
  server.passTime(31 * 24 * 3600_000);
  const expired = await refresh(refreshToken);
  expect(expired.status).toBe(401);
  expect(errorAnswer.parse(expired.body).message).toBe('Refresh token expired');
});

test('lets a logout win over a refresh at the same time', async () => {
  const { refreshToken } = await server.verifiedUser();
  const [refreshed] = await Promise.all([
    refresh(refreshToken),
    call(server, 'POST', paths.logout, { body: { refreshToken } }),
  ]);
  const successor = tokenAnswer.safeParse(refreshed.body).data?.refreshToken ?? refreshToken;
  expect((await refresh(successor)).status).toBe(401);
});

test('stores no token that could be used', async () => {
  const { refreshToken } = await server.verifiedUser();
  const successor = await successorOf(refreshToken);
  const stored = JSON.stringify(await server.database.db.select().from(refreshTokens));
  expect(stored).not.toContain(refreshToken);
  expect(stored).not.toContain(successor);
});

test('forgets sign-ins that can never be used again when their person signs in', async () => {
  const { userId, email, password } = await server.verifiedUser();
  server.passTime(61 * 24 * 3600_000);
  await call(server, 'POST', paths.login, { body: { email, password, role: 'user' } });
  const families = await server.database.db.select().from(refreshFamilies);
  expect(families.filter((family) => family.userId === userId)).toHaveLength(1);
});

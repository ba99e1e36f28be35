import { exchangeGrant, partnerTokenType, paths } from '@freight/contract';
import { aUserProfile } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { ApiError } from '#errors/apiError.ts';
import { createSession } from '#session/session.ts';
import { openBrowser } from '#testing/browserStorage.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken, anExpiredToken, aToken } from '#testing/tokens.ts';

const answerWith = (access_token: unknown) => ({
  body: { access_token, token_type: 'Bearer', expires_in: 600 },
});

test('exchanges the token of a partner by a form, without the token of the session [Q8]', async () => {
  const access = aToken({ userId: 'a'.repeat(24), exp: Math.floor(Date.now() / 1000) + 600 });
  const server = await scripted(() => answerWith(access));
  const { client } = openTab(server.url, { tokens: { token: anExpiredToken(), refreshToken: 'r' } });
  expect(await client.partnerSessions.exchange('signed')).toEqual({
    token: access,
    userId: 'a'.repeat(24),
  });
  const [request, ...others] = server.requests;
  expect(others).toEqual([]);
  expect(request).toMatchObject({ method: 'POST', path: paths.partnerSession });
  expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(request?.headers).not.toHaveProperty('authorization');
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    grant_type: exchangeGrant,
    subject_token: 'signed',
    subject_token_type: partnerTokenType,
  });
});

test('returns no person for an access token that names none [Q8]', async () => {
  const server = await scripted(() => answerWith('opaque'));
  const { client } = openTab(server.url);
  expect(await client.partnerSessions.exchange('signed')).toEqual({ token: 'opaque', userId: '' });
});

test.each([undefined, '', null])('rejects for an answer with the access token %j [Q8]', async (token) => {
  const server = await scripted(() => answerWith(token));
  const { client } = openTab(server.url);
  await expect(client.partnerSessions.exchange('signed')).rejects.toThrow(ApiError);
});

test('renews by the function that is given, and never by the refresh call [Q8]', async () => {
  const next = { token: aLastingToken(), refreshToken: '' };
  const server = await scripted(({ headers }) =>
    headers.authorization === `Bearer ${next.token}` ? { body: { data: 'here' } } : { status: 401 },
  );
  const rejected: string[] = [];
  const first = aLastingToken();
  const { client, session } = openTab(server.url, {
    tokens: { token: first, refreshToken: 'r' },
    renew: async (token) => {
      rejected.push(token);
      session.setTokens(next);
      return next;
    },
  });
  expect(await client.http.get('/orders')).toEqual({ data: 'here' });
  expect(rejected).toEqual([first]);
  expect(server.requests.map(({ path }) => path)).toEqual(['/orders', '/orders']);
});

test.each([
  [true, 'signed-out'],
  [false, 'signed-in'],
])('a session that needs a refresh token (%s) is without one %s [Q8] [SESS-01]', (isNeeded, status) => {
  const session = createSession({ storage: openBrowser().openTab(), needsRefreshToken: () => isNeeded });
  session.setTokens({ token: aLastingToken(), refreshToken: '' });
  session.setUser(aUserProfile());
  expect(session.getState().status).toBe(status);
});

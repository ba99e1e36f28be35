import { once } from 'node:events';
import { paths } from '@freight/contract';
import { errorAnswer, profileAnswer, tokenAnswer } from '@freight/contract/schemas';
import { startDemoIssuer } from '@freight/sample-services/issuer';
import type { SamplePerson } from '@freight/sample-services/persons';
import { endsWithTest } from '@freight/testing/ends';
import { call } from '@freight/testing/requests';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { identities, users } from '#db/schema/accounts.ts';
import { openBrowser, type Page, type TestBrowser } from '#testing/browser.ts';
import { openTestServer } from '#testing/server.ts';
import { attemptSeconds } from './attempts.ts';

let browser: TestBrowser;
const server = await openTestServer({ demoIssuer: { port: 0 } });
beforeEach(async () => {
  browser = openBrowser();
  cookies.clear();
  await server.database.db.delete(identities);
  await server.database.db.delete(users);
});

/** An issuer on a free port. */
async function startIssuer(settings: { name: string; persons?: readonly SamplePerson[] }) {
  const issuer = await startDemoIssuer({
    ...settings,
    site: undefined,
    async listen(server) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    },
  });
  endsWithTest(() => issuer.close());
  return issuer;
}

const start = (at: { url: string } = server) => at.url + paths.socialSignIn('google');
const begin = (): Promise<Page> => browser.go(start());
const choose = async (person: string): Promise<Page> => browser.submit(await begin(), { person });
const answerOf = ({ url }: Page) => Object.fromEntries(url.searchParams);
const refused = (reason: string) => ({ error: reason });
const profileOf = async (token: string | undefined) => {
  const headers = { authorization: `Bearer ${token}` };
  return profileAnswer.parse((await call(server, 'GET', paths.profile, { headers })).body).data;
};
const astrid = 'astrid.exempelsson@example.com';
/** The cookies of a browser that goes step by step. */
const cookies = new Map<string, string>();
async function step(url: URL, request: RequestInit = {}): Promise<URL> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, {
    ...request,
    redirect: 'manual',
    headers: { accept: 'text/html', cookie },
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return new URL(answer.headers.get('location') ?? url, url);
}
/** The issuer's answer to an attempt whose cookie is in `cookies`. */
async function issuersAnswer(person = 'astrid', at: { url: string } = server): Promise<URL> {
  let next = await step(new URL(start(at)));
  while (!next.pathname.startsWith('/interaction/')) next = await step(next);
  next = await step(next, { method: 'POST', body: new URLSearchParams({ person }) });
  while (!next.pathname.endsWith('/callback')) next = await step(next);
  return next;
}
const open = (url: URL, accept = 'text/html') => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(url, { redirect: 'manual', headers: { accept, cookie } });
};

describe('a browser that signs in', () => {
  test('returns to the site with tokens of a new verified account [AUTH-02] [AUTH-11]', async () => {
    const choice = await begin();
    expect(choice.url.origin).toBe(server.issuerUrl);
    const page = await browser.submit(choice, { person: 'astrid' });
    expect(page.url.origin + page.url.pathname).toBe('https://www.example.com/auth/callback');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const { token, refreshToken, ...more } = answerOf(page);
    expect(more).toEqual({});
    expect(await profileOf(token)).toMatchObject({
      email: astrid,
      firstName: 'Astrid',
      lastName: 'Exempelsson',
      provider: 'google',
      verified: true,
    });
    const refreshed = await call(server, 'POST', paths.refreshToken, { body: { refreshToken } });
    expect(refreshed.status).toBe(200);
  });

  test('finds the same account again after its address changed', async () => {
    const first = await profileOf(answerOf(await choose('astrid')).token);
    await server.database.db.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, first._id));
    const again = await profileOf(answerOf(await choose('astrid')).token);
    expect(again).toEqual({ ...first, email: 'moved@example.com' });
    const other = await profileOf(answerOf(await choose('nils')).token);
    expect(other._id).not.toBe(first._id);
  });

  test('may set a password, and set it again, without naming one [SETTINGS-19]', async () => {
    const { token } = answerOf(await choose('astrid'));
    const headers = { authorization: `Bearer ${token}` };
    const set = (currentPassword: string, newPassword: string) =>
      call(server, 'POST', paths.changePassword, { headers, body: { currentPassword, newPassword } });
    expect((await set('', 'first password')).status).toBe(200);
    expect((await set('', 'second password')).status).toBe(200);
    expect((await set('wrong', 'third password')).status).toBe(400);
    const body = { email: astrid, password: 'second password', role: 'user' };
    expect((await call(server, 'POST', paths.login, { body })).status).toBe(200);
  });

  test('returns with access_denied after cancelling', async () => {
    const page = await browser.submit(await begin(), { cancel: 'yes' });
    expect(page.url.origin + page.url.pathname).toBe('https://www.example.com/auth/callback');
    expect(answerOf(page)).toEqual(refused('access_denied'));
    expect(await server.database.db.select().from(users)).toEqual([]);
  });

  test('may sign in in two tabs simultaneously', async () => {
    const [one, two] = [await begin(), await begin()];
    expect(answerOf(await browser.submit(one, { person: 'astrid' }))).toHaveProperty('token');
    expect(answerOf(await browser.submit(two, { person: 'nils' }))).toHaveProperty('token');
  });

  test('asks the issuer with PKCE, state and nonce, and keeps its part in a cookie scripts cannot read', async () => {
    const answer = await fetch(start(), { redirect: 'manual', headers: { accept: 'text/html' } });
    const asked = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toBe('openid email profile');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^freight_sign_in_[\w-]{8}=[\w-]{43}; Path=\/api\/v1\/user\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  test('keeps its cookie to https where the API is reached so', async () => {
    const secure = await openTestServer({ demoIssuer: { port: 0 }, apiUrl: 'https://api.example.com' });
    const answer = await fetch(start(secure), { redirect: 'manual', headers: { accept: 'text/html' } });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    const asked = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(asked.get('redirect_uri')).toBe('https://api.example.com/api/v1/user/auth/google/callback');
  });
});

describe('an answer that is not to be believed', () => {
  const reasonFor = async (url: URL) => {
    const answer = await open(url);
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location') ?? '').searchParams.get('error');
  };

  test('is refused when it is repeated', async () => {
    const answer = await issuersAnswer();
    expect(await reasonFor(answer)).toBeNull();
    expect(await reasonFor(answer)).toBe('This login is not valid or was already used');
  });

  test('is refused if no sign-in requested it', async () => {
    const callback = `${start()}/callback`;
    for (const query of ['', '?code=x', '?code=x&state=forged', '?state=a&state=b', '?error=access_denied']) {
      expect(await reasonFor(new URL(callback + query))).toBe('This login is not valid or was already used');
    }
  });

  test('is refused in another browser, makes no account there, and is used up', async () => {
    const answer = await issuersAnswer();
    const kept = [...cookies];
    cookies.clear();
    expect(await reasonFor(answer)).toBe('This login was started in another browser');
    expect(await server.database.db.select().from(users)).toEqual([]);
    for (const [name, value] of kept) cookies.set(name, value);
    expect(await reasonFor(answer)).toBe('This login is not valid or was already used');
  });

  test('is refused after ten minutes', async () => {
    const answer = await issuersAnswer();
    server.passTime(attemptSeconds * 1000);
    expect(await reasonFor(answer)).toBe('This login has expired');
  });

  test('is refused with a code of its own making or from another issuer', async () => {
    for (const [name, value] of [
      ['code', 'forged'],
      ['iss', 'https://evil.example.com'],
    ] as const) {
      const answer = await issuersAnswer();
      answer.searchParams.set(name, value);
      expect(await reasonFor(answer)).toBe('google login failed');
    }
  });
});

describe('an existing account', () => {
  const userOf = async (id: string) => {
    const [user] = await server.database.db.select().from(users).where(eq(users.id, id));
    return user;
  };

  test('is linked if both verified the address; its owner keeps the password and gets a mail', async () => {
    const owner = await server.verifiedUser({ email: astrid });
    const profile = await profileOf(answerOf(await choose('astrid')).token);
    expect(profile).toMatchObject({ _id: owner.userId, provider: 'email', firstName: 'Anna' });
    const body = { email: astrid, password: owner.password, role: 'user' };
    expect((await call(server, 'POST', paths.login, { body })).status).toBe(200);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: astrid, subject: expect.stringContaining('A new way to log in') });
    expect(mail?.text).toContain('https://www.example.com/forgot-password');
    await choose('astrid');
    const notices = (await server.mails()).filter(({ subject }) => subject.includes('A new way to log in'));
    expect(notices).toHaveLength(1);
  });

  test('passes to the verified person if it was unverified, and its password becomes void', async () => {
    const body = { email: astrid, password: 'chosen by a stranger' };
    expect((await call(server, 'POST', paths.register, { body })).status).toBe(200);
    const [mail] = await server.mails();
    const { _id, provider } = await profileOf(answerOf(await choose('astrid')).token);
    expect(provider).toBe('google');
    expect((await userOf(_id))?.passwordHash).toBeNull();
    const login = await call(server, 'POST', paths.login, { body: { ...body, role: 'user' } });
    expect(login.status).toBe(401);
    const token = mail?.link.searchParams.get('token');
    const late = await call(server, 'POST', paths.verifyEmail, { body: { token, email: astrid } });
    expect(late.status).toBe(400);
  });

  test('stays with its first owner when the issuer gives the address to another person', async () => {
    const first = await profileOf(answerOf(await choose('astrid')).token);
    await server.database.db
      .update(identities)
      .set({ subject: 'somebody before' })
      .where(eq(identities.userId, first._id));
    expect(answerOf(await choose('astrid'))).toEqual(refused('An account with this email already exists'));
  });
});

describe('the profile from an issuer', () => {
  const person = { id: 'x', givenName: 'X', familyName: 'Y', email: 'x@example.com', isEmailVerified: true };
  async function signIn(...persons: SamplePerson[]): Promise<Record<string, string>> {
    const issuer = await startIssuer({ name: 'google', persons });
    const asking = await openTestServer({ socialProviders: [issuer.provider] });
    const page = await browser.submit(await browser.go(start(asking)), { person: 'x' });
    return answerOf(page);
  }

  test('opens no account by an address that the issuer has not verified', async () => {
    for (const parts of [{ isEmailVerified: false }, { email: '' }]) {
      expect(await signIn({ ...person, ...parts })).toEqual(
        refused('google has not verified your email address'),
      );
    }
  });

  test('is cut where it is longer than a profile, and an address is the same in any case', async () => {
    const issuer = await startIssuer({
      name: 'work-id',
      persons: [{ ...person, givenName: 'G'.repeat(3000), email: ' X@Example.COM' }],
    });
    const asking = await openTestServer({ socialProviders: [issuer.provider] });
    const choice = await browser.go(asking.url + paths.socialSignIn('work-id'));
    const { token } = answerOf(await browser.submit(choice, { person: 'x' }));
    const headers = { authorization: `Bearer ${token}` };
    const { data } = profileAnswer.parse((await call(asking, 'GET', paths.profile, { headers })).body);
    expect(data).toMatchObject({
      firstName: 'G'.repeat(100),
      email: 'x@example.com',
      provider: 'work-id',
    });
  });
});

describe('a provider that cannot help', () => {
  test('sends the browser back when it is not configured [SIGNUP-20]', async () => {
    for (const [name, reason] of [
      ['other', 'other login is not configured'],
      ['<script>', 'This login is not configured'],
    ] as const) {
      for (const path of [paths.socialSignIn(name), `${paths.socialSignIn(name)}/callback`]) {
        expect(answerOf(await browser.go(server.url + path))).toEqual(refused(reason));
        const asCall = await call(server, 'GET', path, { headers: { accept: 'application/json' } });
        expect(asCall.status).toBe(404);
        expect(errorAnswer.parse(asCall.body).message).toBe(reason);
      }
    }
  });

  test('is no obstacle to the start, and answers again when it is back', async () => {
    const down = { name: 'google', issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' };
    const lonely = await openTestServer({ socialProviders: [down] });
    expect(answerOf(await browser.go(start(lonely)))).toEqual(refused('google is not available right now'));
    const asCall = await call(lonely, 'GET', paths.socialSignIn('google'));
    expect(asCall.status).toBe(424);
    expect(errorAnswer.parse(asCall.body).message).toBe('google is not available right now');
    down.issuer = server.issuerUrl ?? '';
    const page = await browser.go(start(lonely));
    expect(page.url.origin).toBe(server.issuerUrl);
  });

  test('that disappears half-way sends the browser back', async () => {
    const issuer = await startIssuer({ name: 'google' });
    const left = await openTestServer({ socialProviders: [issuer.provider] });
    const answer = await issuersAnswer('astrid', left);
    await issuer.close();
    const page = await step(answer);
    expect(page.searchParams.get('error')).toBe('google login failed');
  });
});

test('a call that follows the redirects with its cookies gets the tokens as data [CLIENT-28]', async () => {
  const url = await issuersAnswer('nils');
  const answer = await open(url, 'application/json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
  expect((await profileOf(data.token)).firstName).toBe('Nils');
  const again = await open(url, 'application/json');
  expect(again.status).toBe(400);
  errorAnswer.parse(await again.json());
});

describe("the tokens in the return's address", () => {
  const refresh = (refreshToken: string | undefined) =>
    call(server, 'POST', paths.refreshToken, { body: { refreshToken } });

  test('are exchanged once for a sign-in that lasts, and a second exchange ends that sign-in [S7]', async () => {
    const handed = answerOf(await choose('astrid'));
    const lasting = tokenAnswer.parse((await refresh(handed['refreshToken'])).body);
    expect((await profileOf(lasting.token)).email).toBe(astrid);
    const renewed = tokenAnswer.parse((await refresh(lasting.refreshToken)).body);
    expect((await refresh(handed['refreshToken'])).status).toBe(401);
    expect((await refresh(renewed.refreshToken)).status).toBe(401);
  });

  test('are worth nothing a minute later [S7]', async () => {
    const handed = answerOf(await choose('astrid'));
    server.passTime(61_000);
    expect((await refresh(handed['refreshToken'])).status).toBe(401);
    const headers = { authorization: `Bearer ${handed['token']}` };
    const answer = await call(server, 'GET', paths.profile, { headers });
    expect([answer.status, errorAnswer.parse(answer.body).message]).toEqual([401, 'Token expired']);
  });
});

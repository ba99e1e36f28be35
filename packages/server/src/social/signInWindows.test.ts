import { paths } from '@freight/contract';
import { profileAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { beforeEach, describe, expect, test } from 'vitest';
import { newOpaqueToken } from '#accounts/opaqueTokens.ts';
import { signInAttempts, signInWindows } from '#db/schema/accounts.ts';
import { openBrowser, type Page, type TestBrowser } from '#testing/browser.ts';
import { openTestServer } from '#testing/server.ts';
import { attemptSeconds } from './attempts.ts';
import { resultSeconds } from './signInWindows.ts';

const shop = 'https://shop.example.com';
let browser: TestBrowser;
const server = await openTestServer({
  demoIssuer: { port: 0 },
  origins: [shop, 'https://other.example.com'],
});
beforeEach(async () => {
  browser = openBrowser();
  await server.database.db.delete(signInAttempts);
});

interface Opened {
  origin?: string;
  nonce?: string;
  language?: string;
}
const addressOf = ({ origin = shop, nonce = newOpaqueToken(), language = 'sv' }: Opened = {}) =>
  `${server.url}${paths.socialSignIn('google')}?${new URLSearchParams({ origin, nonce, language })}`;
const begin = (opened?: Opened): Promise<Page> => browser.go(addressOf(opened));
const choose = async (opened?: Opened, person = 'astrid') => browser.submit(await begin(opened), { person });
/** What the window's page was given to say. */
const dataOf = ({ body }: Page, name: 'origin' | 'nonce' | 'code' | 'error') =>
  new RegExp(` data-${name}="([^"]*)"`).exec(body)?.[1];
const take = (code: string | undefined, nonce: string, headers: Record<string, string> = { origin: shop }) =>
  call(server, 'POST', paths.socialResult, { body: { code, nonce }, headers });
const refusal = {
  success: false,
  message: 'This login is not valid or was already used',
  code: 'socialResultInvalid',
};

describe('a window that a page of another origin has opened', () => {
  test('asks whether to continue and gives that page alone a code, with no token anywhere on its way [E5]', async () => {
    const nonce = newOpaqueToken();
    const page = await choose({ nonce });
    expect(page.status).toBe(200);
    expect(page.url.origin).toBe(server.url);
    expect(page.body).toContain('<h1>Logga in på shop.example.com</h1>');
    expect(page.body).toContain('Du har visat för Google att du är astrid.exempelsson@example.com.');
    expect([dataOf(page, 'origin'), dataOf(page, 'nonce'), dataOf(page, 'error')]).toEqual([
      shop,
      nonce,
      undefined,
    ]);
    expect(page.url.href + page.body).not.toMatch(/token|eyJ/i);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");

    const answer = await take(dataOf(page, 'code'), nonce);
    expect(answer.status).toBe(200);
    const { token } = tokenAnswer.parse(answer.body);
    const headers = { authorization: `Bearer ${token}` };
    const profile = profileAnswer.parse((await call(server, 'GET', paths.profile, { headers })).body);
    expect(profile.data).toMatchObject({ firstName: 'Astrid', provider: 'google' });
  });

  test('is parted from that page by nothing on its way to the provider [E5]', async () => {
    const toProvider = await fetch(addressOf(), { redirect: 'manual', headers: { accept: 'text/html' } });
    expect(toProvider.status).toBe(302);
    expect(toProvider.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const own = await fetch(server.url + paths.socialSignIn('google'), { redirect: 'manual' });
    expect(own.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('reports to that page that the person cancelled, in its language [E5]', async () => {
    const nonce = newOpaqueToken();
    const page = await browser.submit(await begin({ nonce, language: 'de' }), { cancel: 'yes' });
    expect([dataOf(page, 'error'), dataOf(page, 'nonce'), dataOf(page, 'code')]).toEqual([
      'access_denied',
      nonce,
      undefined,
    ]);
    expect(page.body).toContain('<html lang="de">');
  });

  test('may be of the company’s own origin, for elements in a frame [E5]', async () => {
    const nonce = newOpaqueToken();
    const page = await choose({ origin: server.url, nonce });
    expect(dataOf(page, 'origin')).toBe(server.url);
    expect((await take(dataOf(page, 'code'), nonce, { origin: server.url })).status).toBe(200);
  });
});

describe('a window is not opened', () => {
  test.each(['https://evil.example', `${shop}.evil.example`, 'http://shop.example.com'])(
    'for %s, whose pages may not call the API, and no message is sent to it [E5]',
    async (origin) => {
      const page = await begin({ origin });
      expect(page.url.origin + page.url.pathname).toBe('https://www.example.com/auth/callback');
      expect(page.url.searchParams.get('error')).toBe('Pages of this origin may not call this API');
      const answer = await fetch(addressOf({ origin }), { redirect: 'manual' });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'origin-not-allowed' });
    },
  );

  test.each([
    ['an origin with a path', { origin: `${shop}/` }],
    ['a hidden origin', { origin: 'null' }],
    ['a script', { origin: 'javascript:alert(1)' }],
    ['a short nonce', { nonce: 'short' }],
    ['a nonce with markup', { nonce: `"><script>${newOpaqueToken()}` }],
  ])('for %s [E5]', async (_, opened) => {
    const answer = await fetch(addressOf(opened), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await server.database.db.select().from(signInAttempts)).toEqual([]);
  });

  test('twice with one nonce, also after the first has ended [E5]', async () => {
    const nonce = newOpaqueToken();
    const first = await choose({ nonce });
    expect(dataOf(await begin({ nonce }), 'error')).toBe(refusal.message);
    expect((await take(dataOf(first, 'code'), nonce)).status).toBe(200);
    const again = await begin({ nonce });
    expect([dataOf(again, 'error'), dataOf(again, 'code')]).toEqual([refusal.message, undefined]);
  });
});

describe('the code of a window is refused', () => {
  const opened = async () => {
    const nonce = newOpaqueToken();
    return { nonce, code: dataOf(await choose({ nonce }), 'code') };
  };

  test('when it is fetched twice [E5]', async () => {
    const { code, nonce } = await opened();
    expect((await take(code, nonce)).status).toBe(200);
    const again = await take(code, nonce);
    expect([again.status, again.body]).toEqual([401, refusal]);
  });

  test('from another page, and is used up by that [E5]', async () => {
    const program: Record<string, string> = {};
    for (const thief of [{ origin: 'https://other.example.com' }, { origin: server.url }, program]) {
      const { code, nonce } = await opened();
      const stolen = await take(code, nonce, thief);
      expect([stolen.status, stolen.body]).toEqual([401, refusal]);
      expect((await take(code, nonce)).status).toBe(401);
    }
  });

  test('with the nonce of another window, and is used up by that [E5]', async () => {
    const [one, two] = [await opened(), await opened()];
    expect((await take(one.code, two.nonce)).status).toBe(401);
    expect((await take(one.code, one.nonce)).status).toBe(401);
    expect((await take(two.code, two.nonce)).status).toBe(200);
  });

  test('after five minutes [E5]', async () => {
    const { code, nonce } = await opened();
    server.passTime(resultSeconds * 1000);
    expect((await take(code, nonce)).status).toBe(401);
  });

  test('when it was never given [E5]', async () => {
    expect((await take(newOpaqueToken(), newOpaqueToken())).status).toBe(401);
    expect((await take('', '')).status).toBe(400);
  });
});

test('the provider’s answer is refused in a browser other than the window’s [E5]', async () => {
  const nonce = newOpaqueToken();
  const choice = await begin({ nonce });
  const stranger = openBrowser();
  const [attempt] = await server.database.db.select().from(signInAttempts);
  expect(attempt?.windowNonce).toBe(nonce);
  // Only the first browser has the issuer's cookie; it goes as far as the answer, which the stranger opens.
  const answer = await browser.stopAt(choice, { person: 'astrid' }, '/callback');
  const page = await stranger.go(answer);
  expect([dataOf(page, 'error'), dataOf(page, 'code')]).toEqual([
    'This login was started in another browser',
    undefined,
  ]);
});

test('unfinished windows are removed after their timeout [E5]', async () => {
  await begin();
  server.passTime((attemptSeconds + 1) * 1000);
  const nonce = newOpaqueToken();
  await begin({ nonce });
  const left = await server.database.db.select().from(signInWindows);
  expect(left.map((window) => window.nonce)).toEqual([nonce]);
});

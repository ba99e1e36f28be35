import { takePort } from '@freight/testing/ports';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '#config/configError.ts';
import { openBrowser } from '#testing/browser.ts';
import { openTestServer, startTestServer } from '#testing/server.ts';

const server = await openTestServer({ demoIssuer: { port: 0 } });

const socialPath = '/api/v1/user/auth/google';

test('the demo’s provider asks in Swedish and English, is labelled a demo and can be cancelled', async () => {
  const browser = openBrowser();
  const swedish = await browser.go(server.url + socialPath, { 'accept-language': 'da, sv;q=0.9' });
  expect(swedish.body).toContain('<html lang="sv">');
  expect(swedish.body).toContain('Demo. Ingen riktig inloggning');
  expect(swedish.body).toContain('astrid.exempelsson<wbr>@example.com');
  expect(swedish.body).toMatch(/<button[^>]+name="cancel"[^>]*>Avbryt</);
  const [, other = ''] = /href="([^"]+lang=en)"/.exec(swedish.body) ?? [];
  const english = await browser.go(new URL(other, swedish.url).href);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('Demo. No real sign-in');
  const policy = english.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "form-action 'self' http://localhost:* http://127.0.0.1:* https://www.example.com",
  );
  expect(english.headers.get('cache-control')).toBe('no-store');
  expect((await browser.submit(english, { cancel: 'yes' })).url.searchParams.get('error')).toBe(
    'access_denied',
  );
});

test('the demo’s provider asks again every time', async () => {
  const browser = openBrowser();
  const first = await browser.submit(await browser.go(server.url + socialPath), { person: 'astrid' });
  expect(first.url.searchParams.get('token')).toBeTruthy();
  expect((await browser.go(server.url + socialPath)).body).toContain('name="person"');
});

test('the demo’s provider shows its own error page to visitors who have not started a sign-in', async () => {
  const browser = openBrowser();
  for (const path of ['/interaction/made-up', '/interaction/', '/auth', '/auth?client_id=evil', '/nothing']) {
    const page = await browser.go(server.issuerUrl + path);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    expect(page.body).not.toContain('name="person"');
  }
  const choice = await browser.go(server.url + socialPath);
  const stranger = await openBrowser().submit(choice, { person: 'astrid' });
  expect(stranger.status).toBe(400);
  expect(stranger.body).toContain('Inloggningen kan inte fortsätta');
});

test('the demo’s provider refuses to redirect to an address outside the API', async () => {
  const begun = await fetch(server.url + socialPath, { redirect: 'manual' });
  const asked = new URL(begun.headers.get('location') ?? '');
  asked.searchParams.set('redirect_uri', 'https://evil.example.com/callback');
  const page = await openBrowser().go(asked.href);
  expect(page.status).toBe(400);
  expect(page.url.origin).toBe(server.issuerUrl);
});

test('the demo’s provider never starts outside demo mode', async () => {
  await expect(startTestServer({ demo: false, demoIssuer: { port: 0 } })).rejects.toThrow(
    new ConfigError('The sign-in provider of the demo runs in demo mode only.'),
  );
});

test('a taken port of the demo’s provider is reported in one sentence', async () => {
  const { port, close } = await takePort();
  onTestFinished(close);
  await expect(startTestServer({ demoIssuer: { port } })).rejects.toThrow(
    new ConfigError(
      `Port ${port} is taken by another program; stop it or choose another one with FREIGHT_DEMO_ISSUER_PORT.`,
    ),
  );
});

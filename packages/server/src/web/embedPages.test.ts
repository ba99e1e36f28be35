import { call, openTestServer } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';
import { addPartner } from '#partners/partners.ts';

const site = newFolder({ '404.html': '<title>Not here</title>' });
const origins = ['https://www.example.com', 'https://*.branch.example'];
const server = await openTestServer({ site, origins });

const ask = (tag: string, query: Record<string, string>) =>
  call(server, 'GET', `/embed/${tag}?${new URLSearchParams(query)}`);
const ancestorsOf = (headers: Headers) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('lets exactly the page that asks frame it, where pages of its origin may call', async () => {
  for (const origin of ['https://www.example.com', 'https://a.branch.example', 'http://localhost:5500']) {
    const { status, body, headers } = await ask('track', { origin, language: 'de', key: '' });
    expect(status, origin).toBe(400);
    expect(body).not.toContain('<script');
    const page = await ask('track', { origin, language: 'de' });
    expect(page.status, origin).toBe(200);
    expect(ancestorsOf(page.headers)).toBe(origin);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('data-session="memory"');
    expect(ancestorsOf(headers)).toBe("'none'");
  }
});

test.each([
  ['an origin that is not allowed', 'https://evil.example', 403],
  ['two labels for one star', 'https://a.b.branch.example', 403],
  ['a policy in place of an origin', 'http://localhost/;script-src *', 400],
  ['a path', 'https://www.example.com/', 400],
  ['a hidden origin', 'null', 400],
  ['a wildcard', 'https://*.branch.example', 403],
])('forbids framing for %s', async (_what, origin, status) => {
  const answer = await ask('track', { origin });
  expect(answer.status).toBe(status);
  expect(ancestorsOf(answer.headers)).toBe("'none'");
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
});

test('knows a partner by its key, and shows what can be shown in a frame alone', async () => {
  const origin = 'https://shop.example';
  const added = await addPartner(server.database.db, { name: 'Shop', origins: [origin] }, Date.now());
  const key = added?.key ?? '';
  await expect.poll(async () => (await ask('send', { origin, key })).status).toBe(200);
  expect((await ask('send', { origin, key })).body).toContain(`data-key="${key}"`);
  expect((await ask('send', { origin, key: 'pk_unknown' })).status).toBe(403);
  for (const tag of ['sign-in', 'profile', 'nothing']) expect((await ask(tag, { origin })).status).toBe(404);
});

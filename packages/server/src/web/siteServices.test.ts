import { call, openTestServer, type TestServer, type TestSettings } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';

const folder = newFolder({ 'index.html': '<head><title>Home</title></head><body></body>' });

async function site(siteServices: TestSettings['siteServices']): Promise<TestServer> {
  const server = await openTestServer({ site: folder, siteServices });
  return server;
}
async function home(server: TestServer) {
  const { body, headers } = await call(server, 'GET', '/');
  return { html: String(body), policy: headers.get('content-security-policy') ?? '' };
}
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('names no service to its pages and allows no other hosts if none is set [CONSENT-05]', async () => {
  const { html, policy } = await home(await site({}));
  expect(html.match(/<meta[^>]*>/g)).toEqual([
    '<meta name="freight-empty-runs" content="/api/v1/empty-runs">',
  ]);
  expect(policy).not.toMatch(/https?:|unsafe/);
});

test('an analytics script is in the meta tags of pages and allowed by their policy [CONSENT-05] [CONSENT-09] [A19]', async () => {
  const analytics = {
    scriptUrl: 'https://stats.example/s.js?a=1&b="2"',
    kind: 'classic' as const,
    id: 'site-1',
    origins: ['https://collect.example'],
  };
  const { html, policy } = await home(await site({ analytics }));
  expect(html).toContain(
    '<meta name="freight-analytics-url" content="https://stats.example/s.js?a=1&amp;b=&quot;2&quot;"><meta name="freight-analytics-id" content="site-1"><meta name="freight-analytics-kind" content="classic"></head>',
  );
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://stats.example");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://stats.example https://collect.example",
  );
  expect(directive(policy, 'trusted-types')).toBe('trusted-types freight-sheets freight-analytics');
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('a module for analytics needs no policy line of its own [CONSENT-05]', async () => {
  const analytics = { scriptUrl: 'https://stats.example/s.js', kind: 'module' as const };
  const { policy } = await home(await site({ analytics }));
  expect(directive(policy, 'trusted-types')).toBe('trusted-types freight-sheets');
});

test('a Google Maps key is in the meta tags of pages, and its hosts are allowed [GEO-01] [OPEN-43]', async () => {
  const { html, policy } = await home(await site({ googleMapsKey: 'AIza-sample_key' }));
  expect(html).toContain('<meta name="freight-google-maps-key" content="AIza-sample_key"></head>');
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    expect(directive(policy, name)).toContain("'self'");
    expect(directive(policy, name)).toContain('https://*.googleapis.com');
  }
  expect(policy).not.toContain('trusted-types');
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
});

import { call, openTestServer, startTestServer } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { takePort } from '@freight/testing/ports';
import { expect, onTestFinished, test } from 'vitest';

const folder = newFolder({ 'index.html': '<script type="module" src="{{API}}/kit/freight.js"></script>' });

test('serves the partner page on another origin that may use the API', async () => {
  const server = await openTestServer({ partner: { folder, port: 0 }, publicUrl: undefined });
  const partner = { url: server.partnerUrl ?? '' };
  expect(new URL(partner.url).origin).not.toBe(new URL(server.url).origin);

  const page = await call(partner, 'GET', '/');
  expect(page.body).toBe(`<script type="module" src="${server.url}/kit/freight.js"></script>`);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${server.url};`);
  expect(policy).toContain(`connect-src 'self' ${server.url} ${server.url.replace('http', 'ws')};`);
  expect((await call(partner, 'GET', '/nothing')).status).toBe(404);
  expect((await call(partner, 'POST', '/')).status).toBe(404);

  const answer = await call(server, 'GET', '/healthz', { headers: { origin: partner.url } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(partner.url);
  // Without https the server must not ask browsers to enforce it.
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});

test('leaves nothing open when its port is taken', async () => {
  const { port, close } = await takePort();
  onTestFinished(close);
  await expect(startTestServer({ partner: { folder, port } })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
});

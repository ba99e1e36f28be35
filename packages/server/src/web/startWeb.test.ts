import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, startTestServer } from '@freight/server/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'freight-partner-'));
writeFileSync(join(folder, 'index.html'), '<script type="module" src="{{API}}/kit/freight.js"></script>');
afterAll(() => rmSync(folder, { recursive: true }));

test('serves the partner page on another origin that may use the API', async () => {
  const server = await startTestServer({ partner: { folder, port: 0 }, publicUrl: undefined });
  onTestFinished(() => server.close());
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
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    taken.close();
  });
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(startTestServer({ partner: { folder, port } })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from './faultProxy.ts';

/** A server that answers with JSON, and the proxy before it. */
async function openProxy() {
  const server = createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"is":"real"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string) => fetch(`${proxy.url}${path}`);
  return { proxy, ask };
}

test('answers instead of the server as often as configured, and then passes requests on', async () => {
  const { proxy, ask } = await openProxy();
  proxy.fault({ path: '/broken', times: 2, status: 503, body: { is: 'made' } });
  proxy.fault({ path: '/page', status: 200, type: 'text/html', body: '<p>' });
  for (const is of ['made', 'made', 'real']) expect(await (await ask('/broken')).json()).toEqual({ is });
  const page = await ask('/page');
  expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<p>']);
  expect(proxy.requests('/broken')).toHaveLength(3);
});

test('cuts before, inside and after an answer', async () => {
  const { proxy, ask } = await openProxy();
  for (const cut of ['before', 'inside', 'after'] as const) {
    proxy.fault({ path: '/', cut });
    await expect((async () => (await ask('/')).text())(), cut).rejects.toThrow();
    expect((await ask('/')).status, cut).toBe(200);
  }
});

test('sends its own keep-alive timeout, not that of the server', async () => {
  const { ask } = await openProxy();
  expect((await ask('/')).headers.get('keep-alive')).toBe('timeout=60');
});

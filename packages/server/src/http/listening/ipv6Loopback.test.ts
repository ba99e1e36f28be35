import { call } from '@freight/server/testing';
import { loopbacks } from '@freight/testing/loopbacks';
import { longTestEnds } from '@freight/testing/patience';
import { takePort } from '@freight/testing/ports';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { newDataFolder } from '#testing/main.ts';
import { startProcess } from '#testing/serverProcess.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

/** A demo in a process of its own, with every server it has. */
async function startDemo(env: Record<string, string> = {}) {
  const FREIGHT_DATA = await newDataFolder();
  const demo = startProcess({ FREIGHT_DATA, FREIGHT_DEMO_ISSUER_PORT: '0', ...env });
  return demo;
}

const at = (host: string, url: string) => ({ url: url.replace('localhost', host) });

test('a demo answers calls and live sockets on 127.0.0.1 and [::1], and ends with connections of both open [M8]', async () => {
  const demo = await startDemo({ FREIGHT_PARTNER: import.meta.dirname, FREIGHT_PARTNER_PORT: '0' });
  const { url } = await demo.ready();
  const others = [...demo.output.stdout.matchAll(/(?:partner page is|sign in) at (\S+)/g)];
  expect(others).toHaveLength(2);
  for (const host of loopbacks) {
    expect((await call(at(host, url), 'GET', '/healthz')).status, host).toBe(200);
    expect((await call(at(host, url), 'GET', '/mailbox')).status, host).toBe(200);
    for (const [, other = ''] of others)
      expect((await call(at(host, other), 'GET', '/nothing')).status, other).toBe(404);
    for (const transport of ['websocket', 'polling'] as const) {
      const { socket } = await connectLive(at(host, url), { transports: [transport] });
      expect(socket.connected, `${transport} at ${host}`).toBe(true);
    }
  }
  demo.child.kill('SIGINT');
  expect((await demo.exited).code).toBe(0);
});

test('a demo answers only on the address that HOST names [M8]', async () => {
  const { url } = await (await startDemo({ HOST: '127.0.0.1' })).ready();
  expect((await call(at('127.0.0.1', url), 'GET', '/healthz')).status).toBe(200);
  await expect(fetch(`${at('[::1]', url).url}/healthz`)).rejects.toThrow();
});

test.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])(
  'a demo starts on a machine without IPv6, which answers %s [M8]',
  async (code) => {
    // Throws the error that the system returns on such a machine.
    const withoutIpv6 = `import { Server } from 'node:net';
      const { listen } = Server.prototype;
      Server.prototype.listen = function (...args) {
        if (args[1] !== '::1') return listen.apply(this, args);
        process.nextTick(() => this.emit('error', Object.assign(new Error('listen'), { code: '${code}' })));
        return this;
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(withoutIpv6)}`;
    const { url } = await (await startDemo({ NODE_OPTIONS })).ready();
    expect((await call(at('127.0.0.1', url), 'GET', '/healthz')).status).toBe(200);
    await expect(fetch(`${at('[::1]', url).url}/healthz`)).rejects.toThrow();
  },
);

test('a demo reports that its port is taken by a program on [::1] alone [M8]', async () => {
  const { port, close } = await takePort(loopbacks.at(-1)?.replace(/[[\]]/g, ''));
  onTestFinished(close);
  const { code, stderr } = await (await startDemo({ PORT: `${port}` })).exited;
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken by another program; stop it or choose another one with PORT.\n`);
});

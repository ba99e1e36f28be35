import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '#testing/server.ts';
import { orderFrom, partnerWithWebhook } from '#testing/webhooks.ts';
import { listDeliveries } from './messages.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('the receiver of the guide verifies the events that the server sends, and refuses others', async () => {
  const guide = await readFile(join(root, 'docs', 'webhooks.md'), 'utf8');
  const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(guide) ?? [];
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(15);
  const folder = await mkdtemp(join(root, 'node_modules', '.cache', 'receiver-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'receiver.mjs'), code);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await startTestServer({ localWebhooks: true });
  onTestFinished(() => server.close());
  const { origin, secret } = await partnerWithWebhook(server, url);
  const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: { ...plainEnv, FREIGHT_WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  onTestFinished(() => {
    child.kill();
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const forged = async () => {
    const answer = await fetch(url, { method: 'POST', body: '{"type":"order.status"}' }).catch(
      () => undefined,
    );
    return answer?.status;
  };
  await expect.poll(forged).toBe(400);
  const { orderId } = await orderFrom(origin, server, await server.verifiedUser());
  const delivered = async () =>
    (await listDeliveries(server.database.db, 'Shop', 10)).filter(({ message }) => message.deliveredAt)
      .length;
  await expect.poll(delivered).toBe(2);
  const firstLine = `order.status ${orderId} pending_queue\n`;
  await expect.poll(() => output).toContain(`${firstLine}order.arrival ${orderId} 20`);
});

import { freePort } from '@freight/testing/ports';
import { expect, test } from 'vitest';
import { runProgramOf } from '#testing/guide.ts';
import { openTestServer } from '#testing/server.ts';
import { orderFrom, partnerWithWebhook } from '#testing/webhooks.ts';
import { listDeliveries } from './messages.ts';

test('the receiver of the guide verifies the events that the server sends, and refuses others', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await openTestServer({ localWebhooks: true });
  const { origin, secret } = await partnerWithWebhook(server, url);
  const env = { FREIGHT_WEBHOOK_SECRET: secret, PORT: `${port}` };
  const output = await runProgramOf('webhooks.md', 15, env);
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
  await expect.poll(() => output.text).toContain(`${firstLine}order.arrival ${orderId} 20`);
});

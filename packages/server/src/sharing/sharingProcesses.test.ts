import { paths, sharePrefix } from '@freight/contract';
import { newShareAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { appears, longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { orderTransport } from '#testing/orders.ts';

// A database and two servers, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

/** Shorter than the five seconds between checks of all links, which find a withdrawal even without a message. */
const withinMs = 4_500;

test('a link withdrawn in one process ends immediately in another, for calls and sockets [S5]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna);
  const share = async () => {
    const answer = await call(one, 'POST', paths.shares(order._id), {
      headers: anna.headers,
      body: { shows: 'map' },
    });
    const { id, url } = newShareAnswer.parse(answer.body).data;
    return { id, token: new URL(url).hash.slice(1) };
  };
  const follow = async (token: string) => {
    const client = await connectLive(other, {});
    const ended: unknown[] = [];
    client.socket.on('shareEnded', (event) => ended.push(event));
    const answer = await client.ask('subscribeToTransport', { transportId: sharePrefix + token });
    expect(answer.success).toBe(true);
    return { client, ended };
  };
  const read = async (token: string) => (await call(other, 'POST', paths.shared, { body: { token } })).status;
  const [withdrawn, kept] = [await share(), await share()];
  const [visitor, bystander] = [await follow(withdrawn.token), await follow(kept.token)];
  expect(await read(withdrawn.token)).toBe(200);

  const answer = await call(one, 'DELETE', paths.share(order._id, withdrawn.id), { headers: anna.headers });
  expect(answer.status).toBe(200);
  await vi.waitFor(
    async () => {
      expect(await read(withdrawn.token)).toBe(404);
      expect(visitor.ended).toHaveLength(1);
    },
    { timeout: withinMs, interval: 20 },
  );

  await one.advance(90 * 60_000);
  await vi.waitFor(() => expect(bystander.client.statuses.length).toBeGreaterThan(0), { timeout: appears });
  await visitor.client.settle();
  expect([...visitor.client.statuses, ...visitor.client.locations]).toEqual([]);
  expect(bystander.ended).toEqual([]);
});

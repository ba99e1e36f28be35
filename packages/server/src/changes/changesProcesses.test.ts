import { type ChangesUpdated, sharePrefix, type WantedChange } from '@freight/contract';
import { appears, longTestEnds } from '@freight/testing/patience';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { changes } from '#db/schema/changes.ts';
import { orders } from '#db/schema/orders.ts';
import {
  changePictureIdOf,
  laterDay,
  readChanges,
  sendChange,
  sendChangePicture,
  textChanges,
} from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openOnPostgres, startTwoServers } from '#testing/onPostgres.ts';
import { orderTransport } from '#testing/orders.ts';
import type { TestServer, TestUser } from '#testing/server.ts';

// A database and its servers, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const data = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f0701a' } })
  .png()
  .toBuffer();
const storedIn = ({ database }: TestServer) => database.db.select().from(changes);

async function follow(server: TestServer, transportId: string, user?: TestUser) {
  const client = await connectLive(server, user);
  const events: ChangesUpdated[] = [];
  client.socket.on('changesUpdated', (event) => events.push(event));
  expect((await client.ask('subscribeToTransport', { transportId })).success).toBe(true);
  return events;
}

test('two processes store one change of an attempt that is sent to both, and one picture [K4]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const { _id: order } = await orderTransport(one, anna);
  const all = [one, other, one, other];
  const pictures = await Promise.all(all.map((server) => sendChangePicture(server, { order, data }, anna)));
  const [picture = '', ...others] = new Set(pictures.map(changePictureIdOf));
  expect(others).toEqual([]);
  const change: WantedChange = { kind: 'leaveAt', text: 'Behind the shed', picture };
  const answers = await Promise.all(all.map((server) => sendChange(server, { order }, { change }, anna)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect((await readChanges(other, { order }, anna)).version).toBe(1);
  expect(await storedIn(one)).toHaveLength(1);
});

test('two processes that receive a change simultaneously store one, and refuse the other with the changes as they are [K4]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna);
  const { share } = await shareOrder(one, order, anna, ['delivery']);
  for (let seen = 0; seen < 6; seen += 1) {
    const key = `attempt ${seen}`;
    const answers = await Promise.all([
      sendChange(one, { order: order._id }, { key, seen }, anna),
      sendChange(other, { share }, { key, seen, change: textChanges[0] as WantedChange }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changedMeanwhile',
      data: { version: seen + 1 },
    });
  }
  expect(await storedIn(one)).toHaveLength(6);
});

test('two processes decide a change once, and notify the followers of both [K4]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna);
  const { share } = await shareOrder(one, order, anna, ['delivery']);
  const followers = [await follow(other, order._id, anna), await follow(other, sharePrefix + share)];
  const change: WantedChange = { kind: 'otherDay', day: laterDay(one, 3) };
  await sendChange(one, { order: order._id }, { change }, anna);
  await Promise.all([one, other, one, other].map((server) => server.advance(2 * 60_000)));
  const [after] = await one.database.db.select().from(orders).where(eq(orders.id, order._id));
  expect(await storedIn(other)).toMatchObject([{ state: 'accepted' }]);
  expect(after).toMatchObject({ changesVersion: 2, arrivals: [{}, { reason: 'customerAsked' }] });
  for (const events of followers)
    await vi.waitFor(() => expect(events.map(({ version }) => version)).toContain(2), { timeout: appears });
});

test('followers receive the version of a change whose message was lost with its process [K4]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna);
  const events = await follow(other, order._id, anna);
  // Stored, and never announced.
  await one.database.db.update(orders).set({ changesVersion: 1 }).where(eq(orders.id, order._id));
  const expected = { transportId: order._id, orderId: order.orderId, version: 1 };
  await vi.waitFor(() => expect(events).toEqual([expected]), { timeout: appears });
});

test.each([
  ['before', 0],
  ['after', 1],
] as const)(
  'a change whose connection is cut %s its commit is a 503, and exists once when it is sent again [K4]',
  async (when, made) => {
    const { server, postgres } = await openOnPostgres();
    const anna = await server.verifiedUser();
    const order = await orderTransport(server, anna);
    const { share } = await shareOrder(server, order, anna, ['delivery']);
    const send = () => sendChange(server, { share });
    const cut = postgres.line.cutAt(['insert into "changes"', 'commit'], when);
    const [lost] = await Promise.all([send(), cut]);
    expect(lost.status).toBe(503);
    expect(await storedIn(server)).toHaveLength(made);
    const again = await send();
    expect(again.status).toBe(made === 1 ? 200 : 201);
    expect(await storedIn(server)).toHaveLength(1);
    expect((await readChanges(server, { order: order._id }, anna)).version).toBe(1);
    const mails = (await server.mails()).filter(({ subject }) => subject.startsWith('Leveransen av'));
    expect(mails).toHaveLength(1);
  },
);

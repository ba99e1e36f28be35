import { setTimeout as pause } from 'node:timers/promises';
import type { ServerUnderLoad } from './serverUnderLoad.ts';
import { type Shares, sharesOf } from './shares.ts';
import { connectMany, connectVisitor } from './visitor.ts';

/** Milliseconds from the moment an order was due to change until its follower received the change. */
export interface FollowerFigures extends Shares {
  readonly followers: number;
  readonly connected: number;
  /** Seconds until all were connected and followed their orders. */
  readonly connectSeconds: number;
  readonly changesPerSecond: number;
  readonly received: number;
}

/** How long after the last change a follower may still receive it. */
const patienceMs = 30_000;

/**
 * Each socket follows an order of its own, half as its customer and half as a visitor; then all orders change, at a
 * fixed rate per second.
 */
export async function measureFollowers(
  server: ServerUnderLoad,
  followers: number,
  changesPerSecond: number,
): Promise<FollowerFigures> {
  const followed = await server.ask({ kind: 'prepareOrders', count: followers });
  const delays: number[] = [];
  const begin = performance.now();
  const { visitors } = await connectMany(followers, async (index) => {
    const order = followed[index];
    if (!order) throw new Error('Everybody has an order to follow');
    const isOwner = index % 2 === 0;
    const visitor = await connectVisitor(
      server.url,
      isOwner ? server.customers[order.owner]?.token : undefined,
    );
    visitor.onEvent((name, payload) => {
      if (name !== 'transportStatusUpdate') return;
      delays.push(Date.now() - Date.parse(String(payload['timestamp'])));
    });
    await visitor.follow(isOwner ? order.id : order.orderNumber);
    return visitor;
  });
  const connectSeconds = Math.round((performance.now() - begin) / 100) / 10;
  await server.ask({ kind: 'moveOrders', perSecond: changesPerSecond });
  const deadline = performance.now() + (followers / changesPerSecond) * 1000 + patienceMs;
  while (delays.length < visitors.length && performance.now() < deadline) await pause(100);
  for (const visitor of visitors) visitor.close();
  const received = delays.length;
  return {
    followers,
    connected: visitors.length,
    connectSeconds,
    changesPerSecond,
    received,
    ...sharesOf(delays),
  };
}

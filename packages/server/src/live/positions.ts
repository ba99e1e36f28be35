import { movingStatuses } from '@freight/contract';
import { and, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { orders } from '#db/ordersSchema.ts';
import { isDatabaseAway } from '#db/unavailable.ts';
import type { Clock } from '#dispatch/clock.ts';
import { positionOfOrder } from '#dispatch/position.ts';
import type { LiveServer } from './liveSocket.ts';
import { customerRoom, locationUpdate, orderOfRoom, sharedMapRoom, underSharedName } from './orderEvents.ts';
import { sharedNameOf } from './sharedRooms.ts';

const everyMs = 1_000;

export interface Positions {
  /** Tells where the followed goods are now. */
  announce(): Promise<void>;
  close(): void;
}

/**
 * Tells the customers connected here, and whom they let see it, once a second, where their goods are. Each process does it for its own
 * connections: positions follow from the stored order and the clock, so nothing needs to be passed around.
 */
export function startPositions(parts: {
  io: LiveServer;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
}): Positions {
  const { io, database, clock, logger } = parts;
  const announce = async (): Promise<void> => {
    const followed = [...io.sockets.adapter.rooms.keys()].flatMap((room) => orderOfRoom(room) ?? []);
    if (followed.length === 0) return;
    const moving = await database.db
      .select()
      .from(orders)
      .where(and(inArray(orders.id, followed), inArray(orders.status, [...movingStatuses])));
    const now = clock.now();
    for (const order of moving) {
      const position = positionOfOrder(order, now, clock);
      if (!position) continue;
      const event = locationUpdate(order, position);
      io.local.to(customerRoom(order.id)).emit('transportLocationUpdated', event);
      const shared = underSharedName(event, sharedNameOf(order.id));
      io.local.to(sharedMapRoom(order.id)).emit('transportLocationUpdated', shared);
    }
  };
  let isTelling = false;
  const announceUnlessBusy = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    await announce().catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'positions could not be told');
    });
    isTelling = false;
  };
  const timer = clock.pace > 0 ? setInterval(announceUnlessBusy, everyMs) : undefined;
  return { announce, close: () => clearInterval(timer) };
}

import { orderStatuses, statusFacts } from '@freight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { and, inArray } from '#db/drizzle.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { positionOfOrder } from '#dispatch/position.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { LiveServer } from './liveSocket.ts';
import {
  arrivalUpdate,
  customerRoom,
  followedOrderOf,
  followedOrders,
  locationUpdate,
  orderOfRoom,
  publicArrivalUpdate,
  sharedMapRoom,
  sharedRoom,
  underSharedName,
  visitorRoom,
} from './orderEvents.ts';
import { sharedNameOf } from './sharedRooms.ts';

const everyMs = 1_000;
/** Every tenth round also covers orders that only strangers follow. */
const visitorsEvery = 10;

const statusesUnderWay = orderStatuses.filter((status) =>
  ['waiting', 'moving'].includes(statusFacts[status].phase),
);

/** The columns from which positions and windows are computed; read every second. */
const movingColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  distanceKm: orders.distanceKm,
  pickup: orders.pickup,
  dropoff: orders.dropoff,
  outcome: orders.outcome,
  delays: orders.delays,
  stage: orders.stage,
  stageAt: orders.stageAt,
  estimatedDelivery: orders.estimatedDelivery,
  arrivals: orders.arrivals,
};
type MovingOrder = Pick<OrderRecord, keyof typeof movingColumns>;

export interface Positions {
  /** Sends the current positions of the followed goods. */
  announce(): Promise<void>;
  close(): void;
}

/**
 * Sends positions once a second to the customers connected here, and to the people with whom they share the position.
 * Each process does it for its own connections: positions follow from the stored order and the clock, so processes need
 * not exchange them.
 */
export function startPositions(parts: {
  io: LiveServer;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
}): Positions {
  const { io, database, clock, logger } = parts;
  /** The arrival sent last, by order, and what visitors got of it. */
  const arrivals = new Map<string, { own: string; open: string }>();
  // A follower that reconnects may have missed it, and a delay makes no version that would be sent again.
  const forgetArrival = (room: string): void => {
    const orderKey = followedOrderOf(room);
    if (orderKey !== undefined) arrivals.delete(orderKey);
  };
  io.sockets.adapter.on('join-room', forgetArrival);
  const announceArrival = (order: MovingOrder): void => {
    const event = arrivalUpdate(order, clock);
    if (!event) return;
    const publicEvent = publicArrivalUpdate(order, event);
    const before = arrivals.get(order.id);
    const sent = { own: JSON.stringify(event), open: JSON.stringify(publicEvent) };
    arrivals.set(order.id, sent);
    if (sent.own !== before?.own) io.local.to(customerRoom(order.id)).emit('arrivalUpdated', event);
    if (sent.open === before?.open) return;
    io.local.to(visitorRoom(order.id)).emit('arrivalUpdated', publicEvent);
    const shared = underSharedName(publicEvent, sharedNameOf(order.id));
    io.local.to(sharedRoom(order.id)).emit('arrivalUpdated', shared);
  };
  const announce = async (isForAll = true): Promise<void> => {
    const followed = isForAll
      ? [...followedOrders(io)]
      : [...io.sockets.adapter.rooms.keys()].flatMap((room) => orderOfRoom(room) ?? []);
    if (isForAll) for (const id of arrivals.keys()) if (!followed.includes(id)) arrivals.delete(id);
    if (followed.length === 0) return;
    const underWay = await database.db
      .select(movingColumns)
      .from(orders)
      .where(and(isAnyOf(orders.id, followed), inArray(orders.status, statusesUnderWay)));
    const now = clock.now();
    for (const order of underWay) {
      announceArrival(order);
      const position = positionOfOrder(order, now, clock);
      if (!position) continue;
      const event = locationUpdate(order, position);
      io.local.to(customerRoom(order.id)).emit('transportLocationUpdated', event);
      const shared = underSharedName(event, sharedNameOf(order.id));
      io.local.to(sharedMapRoom(order.id)).emit('transportLocationUpdated', shared);
    }
  };
  let isTelling = false;
  let round = 0;
  const announceUnlessBusy = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    // Followers who may not see the driver only receive the window, which is checked less often.
    round = (round + 1) % visitorsEvery;
    await announce(round === 0).catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'positions could not be told');
    });
    isTelling = false;
  };
  const timer = clock.pace > 0 ? setInterval(announceUnlessBusy, everyMs) : undefined;
  return {
    announce: () => announce(),
    close: () => {
      clearInterval(timer);
      io.sockets.adapter.off('join-room', forgetArrival);
    },
  };
}

import {
  changesUpdated,
  driverAssigned as driverAssignedSchema,
  handoversUpdated,
  transportStatusUpdate,
} from '@freight/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import { defineTopic } from '#db/messages.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { orders } from '#db/schema/orders.ts';
import type { AnnounceChanges, OrderChange } from '#dispatch/orderChange.ts';
import type { LiveServer } from './liveSocket.ts';
import {
  type Announced,
  changesUpdate,
  customerRoom,
  driverAssigned,
  followedOrders,
  followersOf,
  handoversUpdate,
  isAfterAttempt,
  publicStatusUpdate,
  sharedChangesRoom,
  sharedHandoverRoom,
  sharedRoom,
  statusUpdate,
  underSharedName,
  visitorRoom,
} from './orderEvents.ts';
import { sharedNameOf } from './sharedRooms.ts';

interface AnnouncementParts {
  readonly io: LiveServer;
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
}

/** One change as it is sent to followers; small enough for a message between processes. */
const announcementSchema = z.object({
  orderKey: z.string(),
  version: z.number().int(),
  driver: driverAssignedSchema.optional(),
  status: transportStatusUpdate.optional(),
  publicStatus: transportStatusUpdate.optional(),
  changes: changesUpdated.optional(),
  /** With the status that followed an attempt at the door. */
  handovers: handoversUpdated.optional(),
});
type Announcement = z.infer<typeof announcementSchema>;
const orderChanges = defineTopic('orderChanges', announcementSchema);

export interface Announcements {
  announce: AnnounceChanges;
  close(): void;
}

const catchUpEveryMs = 4_000;

const announcedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  version: orders.version,
  history: orders.history,
  driver: orders.driver,
  updatedAt: orders.updatedAt,
  changesVersion: orders.changesVersion,
};

/**
 * Announces changes of an order to its followers: directly to those connected here, by a message to those of other
 * processes. Messages can be lost, with a broken connection or with the process that sends them; so with several
 * processes each one also checks whether a followed order has a newer version than the one it has announced: every few
 * seconds, and immediately after the connection returns.
 */
export function startAnnouncements({ io, database, logger }: AnnouncementParts): Announcements {
  /** The newest version announced here, of orders followed here, and of their changes. */
  const announced = new Map<string, number>();
  const announcedChanges = new Map<string, number>();

  const emitChanges = ({ orderKey, changes }: Announcement): void => {
    const rooms = io.sockets.adapter.rooms;
    const toCustomers = customerRoom(orderKey);
    const toShared = sharedChangesRoom(orderKey);
    if (!changes || !(rooms.has(toCustomers) || rooms.has(toShared))) return;
    if (changes.version <= (announcedChanges.get(orderKey) ?? 0)) return;
    announcedChanges.set(orderKey, changes.version);
    io.local.to(toCustomers).emit('changesUpdated', changes);
    io.local.to(toShared).emit('changesUpdated', underSharedName(changes, sharedNameOf(orderKey)));
  };
  const emit = (announcement: Announcement): void => {
    emitChanges(announcement);
    const { orderKey, version, driver, status, publicStatus, handovers } = announcement;
    if (!driver && !status) return;
    const rooms = io.sockets.adapter.rooms;
    const toCustomers = customerRoom(orderKey);
    const toVisitors = visitorRoom(orderKey);
    const toShared = sharedRoom(orderKey);
    const toReaders = sharedHandoverRoom(orderKey);
    if (![toCustomers, toVisitors, toShared].some((room) => rooms.has(room))) return;
    if (version <= (announced.get(orderKey) ?? 0)) return;
    announced.set(orderKey, version);
    if (driver) io.local.to(toCustomers).emit('driverAssigned', driver);
    if (status) io.local.to(toCustomers).emit('transportStatusUpdate', status);
    if (handovers) {
      io.local.to(toCustomers).emit('handoversUpdated', handovers);
      io.local.to(toReaders).emit('handoversUpdated', underSharedName(handovers, sharedNameOf(orderKey)));
    }
    if (!publicStatus) return;
    io.local.to(toVisitors).emit('transportStatusUpdate', publicStatus);
    if (!rooms.has(toShared)) return;
    const sharedStatus = underSharedName(publicStatus, sharedNameOf(orderKey));
    io.local.to(toShared).emit('transportStatusUpdate', sharedStatus);
  };
  const announce: AnnounceChanges = (changes) => {
    const made = changes.map(({ kind, order }) => announcementOf(order, kind));
    made.forEach(emit);
    database.messages.send(orderChanges, made);
  };

  /** The versions that every follower here has received. */
  const begunWith = (orderKey: string, name: 'version' | 'changesVersion'): number =>
    Math.min(...followersOf(io, orderKey).map(({ data }) => data.subscriptions.get(orderKey)?.[name] ?? 0));
  const isMissed = (order: { id: string; version: number; changesVersion: number }): boolean =>
    order.version > (announced.get(order.id) ?? begunWith(order.id, 'version')) ||
    order.changesVersion > (announcedChanges.get(order.id) ?? begunWith(order.id, 'changesVersion'));
  const catchUp = async (): Promise<void> => {
    const followed = followedOrders(io);
    for (const known of [announced, announcedChanges])
      for (const orderKey of known.keys()) if (!followed.has(orderKey)) known.delete(orderKey);
    if (followed.size === 0) return;
    const { id, version, changesVersion } = orders;
    const versions = await database.db
      .select({ id, version, changesVersion })
      .from(orders)
      .where(isAnyOf(id, followed));
    const missed = versions.filter(isMissed).map((order) => order.id);
    if (missed.length === 0) return;
    const changed = await database.db.select(announcedColumns).from(orders).where(isAnyOf(id, missed));
    for (const order of changed) emit(announcementOf(order));
  };
  const tryToCatchUp = (): void => {
    catchUp().catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'missed changes could not be announced');
    });
  };
  database.messages.subscribe(orderChanges, (changes) => changes.forEach(emit));
  database.messages.onReturn(tryToCatchUp);
  const timer = database.mode === 'postgres' ? setInterval(tryToCatchUp, catchUpEveryMs) : undefined;
  return { announce, close: () => clearInterval(timer) };
}

/** The announcement of one change; without `kind`, of the order's whole current state. */
function announcementOf(order: Announced, kind?: OrderChange['kind']): Announcement {
  const changes = kind === undefined || kind === 'changes' ? changesUpdate(order) : undefined;
  if (kind === 'changes') return { orderKey: order.id, version: order.version, ...(changes && { changes }) };
  const driver = kind === 'status' ? undefined : driverAssigned(order);
  const about = { orderKey: order.id, version: order.version };
  if (kind === 'driver' && driver) return { ...about, driver };
  return {
    ...about,
    ...(driver ? { driver } : {}),
    status: statusUpdate(order),
    publicStatus: publicStatusUpdate(order),
    ...(isAfterAttempt(order, kind === undefined) ? { handovers: handoversUpdate(order) } : {}),
    ...(changes ? { changes } : {}),
  };
}

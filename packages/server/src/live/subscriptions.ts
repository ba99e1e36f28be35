import type { SubscribeAck } from '@freight/contract';
import { subscribeToTransport, unsubscribeFromTransport } from '@freight/contract/schemas';
import type { Db } from '#db/database.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { ShareLink } from '#db/schema/shareLinks.ts';
import { HttpError } from '#http/httpError.ts';
import { findByOrderNumber, findOwnOrder } from '#orderFacts/findOrder.ts';
import { readOrderNumber } from '#orderFacts/orderNumber.ts';
import type { Strangers } from '#orders/strangers.ts';
import type { LiveSocket } from './liveSocket.ts';
import {
  customerRoom,
  driverAssigned,
  publicStatusUpdate,
  statusUpdate,
  underSharedName,
  visitorRoom,
} from './orderEvents.ts';
import { readPayload } from './payload.ts';
import { findByShare, keyOfLink, roomsOfLink, sharedNameOf, tokenHashOf } from './sharedRooms.ts';

/** More orders than one person follows at the same time. */
const subscriptionsPerSocket = 200;

export interface SubscriptionParts {
  readonly db: Db;
  readonly strangers: Pick<Strangers, 'admit'>;
}

/** An order and what its subscriber may see: everything of an own one, else what public tracking or a link shows. */
interface Followed {
  order: OrderRecord;
  isOwn: boolean;
  link?: ShareLink;
}

/** What the subscriber calls the order. */
const nameOf = ({ order, isOwn, link }: Followed): string =>
  link ? sharedNameOf(order.id) : isOwn ? order.id : order.orderNumber;

const keyOf = ({ order, link }: Followed): string => (link ? keyOfLink(link) : order.id);

const roomsOf = ({ order, isOwn, link }: Followed): string[] =>
  link ? roomsOfLink(link, order.id) : [isOwn ? customerRoom(order.id) : visitorRoom(order.id)];

/**
 * Lets a socket follow an order: an own one by either id, anybody else's by its public number only, as a visitor
 * would [SOCKET-11]. When the subscriber has an older version, it receives the current state immediately.
 * Throws `HttpError` with the sentence for the acknowledgement.
 */
export async function subscribe(
  socket: LiveSocket,
  parts: SubscriptionParts,
  payload: unknown,
): Promise<SubscribeAck> {
  const { transportId, version } = readPayload(subscribeToTransport, payload);
  enter(socket, await findFor(socket, parts, transportId));
  // Read again after entering: a change in between was not announced to this socket.
  const followed = await findFor(socket, parts, transportId).catch((error: unknown) => {
    unsubscribe(socket, payload);
    throw error;
  });
  const { order } = followed;
  const subscription = socket.data.subscriptions.get(keyOf(followed));
  if (subscription) Object.assign(subscription, versionsOf(order));
  if (version !== undefined && version < order.version) sendMissed(socket, followed, version);
  return {
    success: true,
    message: 'Subscribed',
    data: {
      transportId: nameOf(followed),
      status: order.status,
      version: order.version,
    },
  };
}

const versionsOf = ({ version, changesVersion }: OrderRecord) => ({ version, changesVersion });

async function findFor(
  { data: { user, address } }: LiveSocket,
  { db, strangers }: SubscriptionParts,
  transportId: string,
): Promise<Followed> {
  const shared = await findByShare(db, transportId);
  if (shared) {
    const order = await strangers.admit(shared.order, address);
    return { order, isOwn: false, ...(shared.link ? { link: shared.link } : {}) };
  }
  const order = await findByOrderNumber(db, transportId);
  if (order && order.userId === user?.userId) return { order, isOwn: true };
  const own = order || !user ? undefined : await findOwnOrder(db, user.userId, transportId).catch(noOrder);
  if (own) return { order: own, isOwn: true };
  return { order: await strangers.admit(order, address), isOwn: false };
}

function noOrder(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}

function enter(socket: LiveSocket, followed: Followed): void {
  const { subscriptions } = socket.data;
  const key = keyOf(followed);
  if (!subscriptions.has(key) && subscriptions.size >= subscriptionsPerSocket) {
    throw new HttpError('tooManySubscriptions');
  }
  // Entering a room after leaving the server would keep the room for ever.
  if (!socket.connected) throw new HttpError('disconnected');
  const rooms = roomsOf(followed);
  const { link, order } = followed;
  subscriptions.set(key, {
    name: nameOf(followed),
    rooms,
    orderNumber: link ? undefined : order.orderNumber,
    tokenHash: link?.tokenHash,
    ...versionsOf(order),
  });
  socket.join(rooms);
}

/**
 * The current driver, who may have been missed at any time, and the status if it is new, in the order they came.
 */
function sendMissed(socket: LiveSocket, followed: Followed, known: number): void {
  const { order, isOwn, link } = followed;
  const open = isOwn ? statusUpdate(order) : publicStatusUpdate(order);
  const status = link ? underSharedName(open, nameOf(followed)) : open;
  const statusVersion = status.version ?? order.version;
  const driver = isOwn ? driverAssigned(order) : undefined;
  const isDriverLatest = driver !== undefined && driver.version === order.version;
  if (driver && !isDriverLatest) socket.emit('driverAssigned', driver);
  if (statusVersion > known) socket.emit('transportStatusUpdate', status);
  if (driver && isDriverLatest) socket.emit('driverAssigned', driver);
}

/** Ends a subscription under either id of the order; one that is not there is nothing to complain about [SOCKET-12]. */
export function unsubscribe(socket: LiveSocket, payload: unknown): void {
  const { transportId } = readPayload(unsubscribeFromTransport, payload);
  const orderNumber = readOrderNumber(transportId);
  const key = transportId.trim().toLowerCase();
  const tokenHash = tokenHashOf(transportId);
  for (const [id, { orderNumber: number, rooms, tokenHash: known }] of socket.data.subscriptions) {
    const isNamed = id === key || (number !== undefined && number === orderNumber);
    const isMeant = tokenHash === undefined ? isNamed : known === tokenHash;
    if (!isMeant) continue;
    for (const room of rooms) socket.leave(room);
    socket.data.subscriptions.delete(id);
  }
}

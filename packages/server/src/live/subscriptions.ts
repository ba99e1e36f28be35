import type { SubscribeAck } from '@freight/contract';
import { subscribeToTransport, unsubscribeFromTransport } from '@freight/contract/schemas';
import type { Db } from '#db/database.ts';
import type { OrderRecord } from '#db/ordersSchema.ts';
import { HttpError } from '#http/httpError.ts';
import { findByOrderNumber, findOwnOrder } from '#orders/findOrders.ts';
import { readOrderNumber } from '#orders/orderNumber.ts';
import type { Strangers } from '#orders/strangers.ts';
import type { LiveSocket } from './liveSocket.ts';
import {
  customerRoom,
  driverAssigned,
  publicStatusUpdate,
  statusUpdate,
  visitorRoom,
} from './orderEvents.ts';
import { readPayload } from './payload.ts';

/** More orders than anybody follows at once. */
const subscriptionsPerSocket = 200;

export interface SubscriptionParts {
  readonly db: Db;
  readonly strangers: Strangers;
}

/** An order and what its subscriber may hear: everything about an own one, else what public tracking shows. */
interface Followed {
  order: OrderRecord;
  isOwn: boolean;
}

/**
 * Lets a socket follow an order: an own one by either id, anybody else's by its public number only, as a visitor
 * would [SOCKET-11]. When the subscriber knows an older version, the missed state follows at once.
 * Throws `HttpError` with the sentence for the acknowledgement.
 */
export async function subscribe(
  socket: LiveSocket,
  parts: SubscriptionParts,
  payload: unknown,
): Promise<SubscribeAck> {
  const { transportId, version } = readPayload(subscribeToTransport, payload);
  enter(socket, await findFor(socket, parts, transportId));
  // Read once more after entering: what happened in between was told to nobody here.
  const followed = await findFor(socket, parts, transportId);
  const { order, isOwn } = followed;
  const subscription = socket.data.subscriptions.get(order.id);
  if (subscription) subscription.version = order.version;
  if (version !== undefined && version < order.version) tellMissed(socket, followed, version);
  return {
    success: true,
    message: 'Subscribed',
    data: {
      transportId: isOwn ? order.id : order.orderNumber,
      status: order.status,
      version: order.version,
    },
  };
}

async function findFor(
  { data: { user, address } }: LiveSocket,
  { db, strangers }: SubscriptionParts,
  transportId: string,
): Promise<Followed> {
  const order = await findByOrderNumber(db, transportId);
  if (order && order.userId === user?.userId) return { order, isOwn: true };
  const own = order || !user ? undefined : await findOwnOrder(db, user.userId, transportId).catch(noOrder);
  if (own) return { order: own, isOwn: true };
  return { order: await strangers.admit(order, address), isOwn: false };
}

function noOrder(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}

function enter(socket: LiveSocket, { order, isOwn }: Followed): void {
  const { subscriptions } = socket.data;
  if (!subscriptions.has(order.id) && subscriptions.size >= subscriptionsPerSocket) {
    throw new HttpError(429, 'Too many subscriptions');
  }
  // Entering a room after leaving the server would keep the room for ever.
  if (!socket.connected) throw new HttpError(400, 'Disconnected');
  const room = isOwn ? customerRoom(order.id) : visitorRoom(order.id);
  subscriptions.set(order.id, { orderNumber: order.orderNumber, room, version: order.version });
  socket.join(room);
}

/**
 * The current driver, who may have been missed at any time, and the status if it is new, in the order they came.
 */
function tellMissed(socket: LiveSocket, { order, isOwn }: Followed, known: number): void {
  const status = isOwn ? statusUpdate(order) : publicStatusUpdate(order);
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
  for (const [id, subscription] of socket.data.subscriptions) {
    if (id !== transportId.trim().toLowerCase() && subscription.orderNumber !== orderNumber) continue;
    socket.leave(subscription.room);
    socket.data.subscriptions.delete(id);
  }
}

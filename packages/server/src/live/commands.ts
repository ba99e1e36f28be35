import type { CancelTransportAck, CreateTransportAck } from '@freight/contract';
import { cancelTransport } from '@freight/contract/schemas';
import { z } from 'zod';
import type { SignIns } from '#accounts/signIns.ts';
import type { Database } from '#db/database.ts';
import { arrivalFields } from '#dispatch/arrivalWindow.ts';
import type { AnnounceChanges } from '#dispatch/orderChange.ts';
import { HttpError } from '#http/httpError.ts';
import type { SignedInUser } from '#http/tokens/accessTokens.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { OrderMailing } from '#orderMail/orderMailing.ts';
import { cancelOrder } from '#orders/cancelOrder.ts';
import { readOrderRequest } from '#orders/createRequest.ts';
import type { OrderQueue } from '#orders/orderQueue.ts';
import { toOrder } from '#orders/orderView.ts';
import type { OrderEvents } from '#webhooks/writeEvents.ts';
import type { LiveSocket } from './liveSocket.ts';
import { readPayload, requireStorable } from './payload.ts';

export interface CommandParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailing: OrderMailing;
  readonly events: OrderEvents;
  readonly orderQueue: OrderQueue;
  readonly announce: AnnounceChanges;
  readonly signIns: SignIns;
  /** Milliseconds. */
  readonly now: () => number;
}

/** A command needs what a request needs: a token that has not expired, of a valid sign-in. */
async function requireCustomer(
  { data: { user } }: LiveSocket,
  { signIns, now }: CommandParts,
): Promise<SignedInUser> {
  if (!user) throw new HttpError('noToken');
  if (user.expiresAt <= now()) throw new HttpError('tokenExpired');
  if (!(await signIns.isStanding(user.familyId))) throw new HttpError('unauthorized');
  return user;
}

const routeIdOf = z.looseObject({ routeId: z.string() });

/** Creates an order by the rules of the HTTP call, the route id being in the payload [SOCKET-13]. */
export async function createTransport(
  socket: LiveSocket,
  parts: CommandParts,
  payload: unknown,
): Promise<CreateTransportAck> {
  const { userId } = await requireCustomer(socket, parts);
  requireStorable(payload);
  const routeId = routeIdOf.safeParse(payload).data?.routeId ?? '';
  const request = readOrderRequest(routeId, payload);
  const { order } = await parts.orderQueue.add({ userId, routeId, request, partner: socket.data.partner });
  return {
    success: true,
    message: 'Transport created',
    data: { ...toOrder(order), ...arrivalFields(order, parts.clock, 'customer') },
  };
}

/** Cancels an own order before it is picked up, and notifies all its followers [SOCKET-14]. */
export async function cancelTransportOf(
  socket: LiveSocket,
  parts: CommandParts,
  payload: unknown,
): Promise<CancelTransportAck> {
  const { userId } = await requireCustomer(socket, parts);
  const { announce } = parts;
  const { orderId } = readPayload(cancelTransport, payload);
  const { order, isNew } = await cancelOrder(parts, userId, orderId);
  if (!isNew) throw new HttpError('notCancellable');
  announce([{ kind: 'status', order }]);
  return { success: true, message: 'Transport cancelled' };
}

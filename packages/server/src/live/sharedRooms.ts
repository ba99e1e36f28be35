import { createHash } from 'node:crypto';
import { sharePrefix } from '@freight/contract';
import type { FastifyBaseLogger } from 'fastify';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { ShareLink } from '#db/schema/shareLinks.ts';
import type { EndedShares } from '#sharing/endedShares.ts';
import { findShared } from '#sharing/shareLinks.ts';
import type { LiveServer, LiveSocket } from './liveSocket.ts';
import { sharedChangesRoom, sharedHandoverRoom, sharedMapRoom, sharedRoom } from './orderEvents.ts';

/** The name of an order for people who follow it by a link. It is derived from the order and looks up nothing. */
export const sharedNameOf = (orderKey: string): string =>
  createHash('sha256').update(`shared ${orderKey}`).digest('base64url').slice(0, 24);

/** The room of all live connections that follow by this link. */
const linkRoom = (shareId: string): string => `link:${shareId}`;

/** The rooms of an order that a link opens. */
export const roomsOfLink = ({ id, shows, allows }: ShareLink, orderKey: string): string[] => [
  linkRoom(id),
  sharedRoom(orderKey),
  ...(shows === 'status' ? [] : [sharedMapRoom(orderKey)]),
  ...(allows.includes('delivery') ? [sharedChangesRoom(orderKey)] : []),
  ...(allows.includes('handover') ? [sharedHandoverRoom(orderKey)] : []),
];

/** The hash of the token that a transport id holds; undefined for an id without one. */
export const tokenHashOf = (transportId: string): string | undefined =>
  transportId.startsWith(sharePrefix) ? hashToken(transportId.slice(sharePrefix.length)) : undefined;

/** The link and order of a transport id that contains a token; undefined for any other id. */
export async function findByShare(
  db: Db,
  transportId: string,
): Promise<{ link?: ShareLink; order?: OrderRecord } | undefined> {
  if (!transportId.startsWith(sharePrefix)) return undefined;
  return (await findShared(db, transportId.slice(sharePrefix.length))) ?? {};
}

/** How often links are looked up whose end was not announced, because the connection between processes was down. */
const lookEvery = 5_000;

/** Ends what a link opened when it is withdrawn, here or in another process. Returns the function that stops it. */
export function cutEndedShares(
  io: LiveServer,
  endedShares: EndedShares,
  logger: FastifyBaseLogger,
): () => void {
  const end = (shareId: string): void => {
    for (const id of io.sockets.adapter.rooms.get(linkRoom(shareId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      if (socket) leave(socket, shareId);
    }
  };
  endedShares.onEnded(end);
  const looking = setInterval(() => {
    const open = [...io.sockets.adapter.rooms.keys()].flatMap((room) => /^link:(.+)$/s.exec(room)?.[1] ?? []);
    if (open.length === 0) return;
    endedShares.standing(open).then(
      (standing) => {
        for (const id of open) if (!standing.has(id)) end(id);
      },
      (error: unknown) => {
        if (!isDatabaseAway(error)) logger.error({ err: error }, 'links could not be looked up');
      },
    );
  }, lookEvery);
  return () => clearInterval(looking);
}

function leave(socket: LiveSocket, shareId: string): void {
  const key = linkRoom(shareId);
  const subscription = socket.data.subscriptions.get(key);
  if (!subscription) return;
  socket.data.subscriptions.delete(key);
  for (const room of subscription.rooms) {
    // Another link to the same order may still be open on this connection.
    const isShared = [...socket.data.subscriptions.values()].some(({ rooms }) => rooms.includes(room));
    if (!isShared) socket.leave(room);
  }
  socket.emit('shareEnded', { transportId: subscription.name });
}

export const keyOfLink = ({ id }: ShareLink): string => linkRoom(id);

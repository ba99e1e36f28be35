import { orderTransport } from '@freight/server/testing';
import { io, type Socket } from 'socket.io-client';
import type { ServerUnderLoad } from './orders.ts';

export interface SocketFigures {
  readonly wanted: number;
  readonly connected: number;
  readonly seconds: number;
  /** How many heard of one change of the order all of them follow, and when the last did. */
  readonly told: number;
  readonly lastMs: number;
}

/** So many connections are made at once. */
const atOnce = 50;
const timeoutMs = 60_000;

/** Connects visitors that all follow one order, and lets that order change once. */
export async function loadSockets(
  { url, token }: ServerUnderLoad,
  wanted: number,
  change: () => void,
): Promise<SocketFigures> {
  const { orderId } = await orderTransport({ url }, { headers: { authorization: `Bearer ${token}` } });
  const begin = performance.now();
  const sockets: Socket[] = [];
  while (sockets.length < wanted) {
    const group = Array.from({ length: Math.min(atOnce, wanted - sockets.length) }, () =>
      connect(url, orderId),
    );
    const connected = (await Promise.all(group)).filter((socket) => socket !== undefined);
    sockets.push(...connected);
    if (connected.length < group.length) break;
  }
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  const told = sockets.map((socket) => hears(socket));
  const changed = performance.now();
  change();
  const times = (await Promise.all(told)).filter((time) => time !== undefined);
  for (const socket of sockets) socket.close();
  const lastMs = Math.round(Math.max(changed, ...times) - changed);
  return { wanted, connected: sockets.length, seconds, told: times.length, lastMs };
}

/** A visitor that follows the order; undefined when it was not let in. */
async function connect(url: string, orderId: string): Promise<Socket | undefined> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    await socket.timeout(timeoutMs).emitWithAck('subscribeToTransport', { transportId: orderId });
    return socket;
  } catch {
    socket.close();
    return undefined;
  }
}

/** The moment the socket is told of a change. */
function hears(socket: Socket): Promise<number | undefined> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(undefined), timeoutMs);
    socket.once('transportStatusUpdate', () => {
      clearTimeout(giveUp);
      resolve(performance.now());
    });
  });
}

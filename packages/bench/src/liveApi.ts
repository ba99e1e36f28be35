import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import { aTracking } from '@freight/contract/testing';
import { Server } from 'socket.io';

export interface LiveApi {
  url: string;
  /** How many orders are followed over the socket. */
  followed: () => number;
  /**
   * Emits the updates of one order after the other: nine positions of its driver, then a new status. Resolves with
   * the last status of each.
   */
  broadcast: (perSecond: number, seconds: number) => Promise<Map<string, string>>;
  close: () => Promise<void>;
}

const statuses = ['inTransit', 'outForDelivery'];
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** An API that has every order, and emits updates at the requested rate. */
export async function startLiveApi(): Promise<LiveApi> {
  const known = new Map<string, string>();
  const server = createServer((request, response) => {
    const [, orderId] = /^\/api\/v1\/transport\/tracking\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response.writeHead(orderId ? 200 : 404, { ...headers, 'access-control-allow-headers': '*' });
    if (!orderId) return response.end('{"success":false,"message":"Not found"}');
    const status = known.get(orderId) ?? 'inTransit';
    return response.end(JSON.stringify({ success: true, data: aTracking({ orderId, status }) }));
  });
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(server, { cors: { origin: true } });
  const orders = new Set<string>();
  io.on('connection', (socket) => {
    socket.on('subscribeToTransport', ({ transportId }, acknowledge) => {
      orders.add(transportId);
      acknowledge({
        success: true,
        message: 'Subscribed',
        data: { transportId, status: 'inTransit', version: 1 },
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    followed: () => orders.size,
    async broadcast(perSecond, seconds) {
      const ids = [...orders];
      const begin = performance.now();
      for (let sent = 0; sent < perSecond * seconds; sent++) {
        const early = begin + (sent * 1000) / perSecond - performance.now();
        if (early > 0) await pause(early);
        const transportId = ids[sent % ids.length] ?? '';
        const timestamp = new Date().toISOString();
        const turn = Math.floor(sent / ids.length);
        if (turn % 10 > 0) {
          io.emit('transportLocationUpdated', { transportId, lat: 59 + turn / 1000, lng: 14 });
          continue;
        }
        const version = 2 + turn / 10;
        const status = statuses[version % statuses.length] ?? '';
        known.set(transportId, status);
        io.emit('transportStatusUpdate', { transportId, status, message: '', timestamp, version });
      }
      return known;
    },
    close: () => io.close(),
  };
}

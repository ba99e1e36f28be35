import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '#config/config.ts';
import { refusal } from '#http/errorAnswers.ts';
import { listenOnIpv6Loopback } from './ipv6Loopback.ts';

/** Answers while the server cannot yet, until it is closed. */
export interface WaitingRoom {
  close(): Promise<void>;
}

/**
 * Answers on the server's own address while it waits for its database: `GET /livez` is 200,
 * everything else is 503 with `Retry-After`, and any page may read that. Throws the listener's error for a taken port.
 */
export async function openWaitingRoom({
  port,
  host,
  onIpv6Loopback,
}: Pick<Config, 'port' | 'host' | 'onIpv6Loopback'>): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    const isLive = request.url === '/livez';
    const body = isLive
      ? { status: 'ok' }
      : request.url === '/healthz'
        ? { status: 'unavailable', reason: 'the server waits for its database' }
        : refusal('starting');
    response.writeHead(isLive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      connection: 'close',
      ...(isLive ? {} : { 'retry-after': '2' }),
    });
    response.end(JSON.stringify(body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  if (onIpv6Loopback) await listenOnIpv6Loopback(server);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

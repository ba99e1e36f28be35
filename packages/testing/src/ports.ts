import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

async function listen(host: string): Promise<Server> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = await listen('127.0.0.1');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** A port that another program has, until it is closed. */
export async function takePort(host = '127.0.0.1'): Promise<{ port: number; close(): void }> {
  const server = await listen(host);
  return { port: portOf(server), close: () => void server.close() };
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** Error codes of a machine, or a container, without IPv6. */
const withoutIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Lets a server that listens on 127.0.0.1 answer on [::1] and the same port, because `localhost` is that address first
 * on some systems. Closes with the server, and does nothing without IPv6. For a port that is taken there it closes the
 * server and throws the listener's error.
 */
export async function listenOnIpv6Loopback(server: Server): Promise<void> {
  const { port } = server.address() as AddressInfo;
  // The options an HTTP server gives its own connections.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  listener.listen(port, '::1');
  try {
    await once(listener, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && withoutIpv6.includes(String(error.code))) return;
    server.close();
    throw error;
  }
  server.once('close', () => {
    listener.close();
    // The server does not wait for connections it has not accepted itself.
    server.closeAllConnections();
  });
}

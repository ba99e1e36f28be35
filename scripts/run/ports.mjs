import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartupError } from './install.mjs';

/**
 * Opens and closes a port, so that a taken port is reported before building and seeding.
 * @param {number} port
 * @param {Pick<import('@freight/server').Config, 'host' | 'onIpv6Loopback'>} config
 * @param {string} setting
 */
export async function tryPort(port, { host, onIpv6Loopback }, setting) {
  const listener = createServer().listen(port, host);
  try {
    await once(listener, 'listening');
    // The server's code takes a second to load.
    if (onIpv6Loopback) await (await import('@freight/server')).listenOnIpv6Loopback(listener);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken by another program; stop it, or choose another port with ${setting}=….`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `Port ${port} may not be used by this account; choose one above 1023 with ${setting}=….`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError('HOST is not an address of this machine.');
    throw error;
  }
  listener.close();
  await once(listener, 'close');
}

/** A port that no program uses. */
export async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

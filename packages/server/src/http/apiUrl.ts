import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { isLoopback } from '#config/loopback.ts';

/**
 * Returns the address of the API for links that others open: the setting, else the site's address. A demo is reached by
 * more names than one (`localhost`, `127.0.0.1`, the machine's name), so there it is the name the caller used. Any other
 * name may lead to another machine by now, and tokens are sent there: it gets `ownUrl`.
 */
export function createApiUrl(
  config: Pick<Config, 'apiUrl' | 'publicUrl' | 'demo'>,
  ownUrl: () => string,
): (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string {
  const fixed = config.apiUrl ?? (config.demo ? undefined : config.publicUrl);
  return ({ protocol, host }) => {
    if (fixed !== undefined) return fixed;
    const address = `${protocol}://${host}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url !== undefined && isOwnName(url.hostname) ? url.origin : ownUrl();
  };
}

const machine = hostname().toLowerCase();

/** An address of numbers is where the browser has connected to; a foreign name can be pointed at this machine. */
function isOwnName(name: string): boolean {
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
  return isAddress || isLoopback(name) || name === machine || name === `${machine}.local`;
}

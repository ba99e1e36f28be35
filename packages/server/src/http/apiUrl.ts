import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { HttpError } from './httpError.ts';

/**
 * Tells the address of the API for links that others open: the setting, else the site's address. A demo is reached by
 * more names than one (`localhost`, `127.0.0.1`, the machine's name), so there it is the name the caller used.
 */
export function createApiUrl(
  config: Pick<Config, 'apiUrl' | 'publicUrl' | 'demo'>,
): (request: FastifyRequest) => string {
  const fixed = config.apiUrl ?? (config.demo ? undefined : config.publicUrl);
  return (request) => {
    if (fixed !== undefined) return fixed;
    const address = `${request.protocol}://${request.host}`;
    // The Host header may hold anything: accept a host only.
    if (!URL.canParse(address)) throw new HttpError(400, 'The request names no valid host');
    return new URL(address).origin;
  };
}

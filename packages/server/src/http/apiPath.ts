import type { FastifyRequest } from 'fastify';

/** A path of the contract as a route takes it: `routeOf(paths.share(':id', ':shareId'))`; `paths` encodes the colons. */
export const routeOf = (path: string): string => decodeURIComponent(path);

/**
 * Whether a request is a call of the API: by the route that takes it, because an address has many spellings
 * (`/%61pi/…`, `http://host/api/…`), and by its decoded address where no route does.
 */
export function isCall({ routeOptions, url }: FastifyRequest): boolean {
  return [routeOptions.url ?? '', decoded(url)].some((path) => /^\/api(?:[/?]|$)/.test(path));
}

function decoded(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]*/i, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Health } from '#db/health.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/**
 * `GET /livez`: that the process answers, even without its database; what restarts a server should ask this.
 * `GET /readyz`: that it takes requests; 503 only while it starts and stops. What sends requests to a process should ask
 * this: without its database it still serves the site, and answers calls with `Retry-After`.
 * `GET /healthz`: that the database answers as well and can be used, on which kind, and which version this is; 503
 * otherwise.
 */
export function healthRoutes(
  app: FastifyInstance,
  { health, ...facts }: { mode: 'pglite' | 'postgres'; demo: boolean; health: Health },
): void {
  // While the server starts the waiting room answers instead, and while it stops the framework, with 503.
  for (const path of ['/livez', '/readyz'])
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok', version };
    });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const trouble = await health();
    if (trouble === undefined) return { status: 'ok', ...facts, version };
    reply.code(503).header('retry-after', '2');
    return { status: 'unavailable', reason: trouble, ...facts, version };
  });
}

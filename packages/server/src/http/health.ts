import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Health } from '#db/health.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/**
 * `GET /livez`: that the process answers, whatever the database does; what restarts a server should ask this.
 * `GET /healthz`: that the database answers as well and can be used, on which kind, and which version this is; 503
 * otherwise. What sends requests to a server should ask this.
 */
export function healthRoutes(
  app: FastifyInstance,
  { health, ...facts }: { mode: 'pglite' | 'postgres'; demo: boolean; health: Health },
): void {
  app.get('/livez', async (_request, reply) => {
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

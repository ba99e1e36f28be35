import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** `GET /healthz`: that the server lives, on which kind of database, and which version it is. */
export function healthRoutes(
  app: FastifyInstance,
  facts: { mode: 'pglite' | 'postgres'; demo: boolean },
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', ...facts, version };
  });
}

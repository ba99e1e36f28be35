import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { LiveServer } from './liveServer.ts';

/** Joins the live servers of several processes over their one PostgreSQL. Answers how to part again. */
export function joinOverPostgres(
  io: LiveServer,
  url: string,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  pool.on('error', (error) => logger.error({ err: error }, 'the line between servers broke'));
  io.adapter(
    createAdapter(pool, {
      errorHandler: (error) => logger.error({ err: error }, 'the line between servers stumbled'),
    }),
  );
  return () => pool.end();
}

import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '#config/config.ts';
import type { Database } from './database.ts';
import { openFolder, openMemory } from './embedded/embedded.ts';
import { openPostgres } from './postgres/postgres.ts';

/**
 * Opens the database of the settings. Throws `FolderInUseError` when another process holds the folder and
 * `DatabaseUnavailableError` when it cannot be used. Opening PostgreSQL sends no query: only the first query shows
 * whether it answers.
 */
export async function openDatabase({
  database: location,
  logger,
}: {
  database: DatabaseLocation;
  logger?: FastifyBaseLogger | undefined;
}): Promise<Database> {
  if (location.kind === 'postgres') return openPostgres(location.url, logger);
  if (location.kind === 'memory') return openMemory();
  return openFolder(location.folder, logger);
}

import { cp, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/databaseErrors.ts';
import { onPglite } from '#db/drizzle.ts';
import { readMigrations } from '#db/migrations.ts';
import { lockFolder } from './folderLock.ts';

/** Copies made before migrations that are kept; the oldest goes first. */
const copiesKept = 2;

/** An embedded database that is gone after closing. */
export const openMemory = async (): Promise<Database> => embeddedDatabase(await PGlite.create());

/** The embedded database in a folder of its own, held for this process alone; copied before it is migrated. */
export async function openFolder(folder: string, logger?: FastifyBaseLogger): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    const data = join(folder, 'database');
    const isNew = await isEmpty(data);
    let client = await open(data);
    const next = isNew ? undefined : await nextMigration(client);
    if (next !== undefined) {
      await client.close();
      const copy = await copyAside(folder, data, next);
      logger?.info(`the data of ${data} were copied to ${copy} before ${next}`);
      client = await open(data);
    }
    return embeddedDatabase(client, { folder, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether the folder is still empty. Throws if it holds anything that is not a database. */
async function isEmpty(data: string): Promise<boolean> {
  const files = await readdir(data).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0) return true;
  if (files.includes('PG_VERSION')) return false;
  throw new DatabaseUnavailableError(
    `The folder ${data} is not empty but holds no whole database (PG_VERSION is missing); restore a backup into it (docs/production.md), or start with another folder by "npm start -- --data FOLDER".`,
  );
}

async function open(data: string): Promise<PGlite> {
  try {
    return await PGlite.create(data);
  } catch {
    // The embedded database throws no readable message here, and often not even an `Error`.
    throw new DatabaseUnavailableError(
      `The database in ${data} cannot be opened because its files are damaged or cannot be written; restore a backup (docs/production.md), or start with another folder by "npm start -- --data FOLDER".`,
    );
  }
}

/** The first migration an existing database still needs. */
async function nextMigration(client: PGlite): Promise<string | undefined> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (tables[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return readMigrations().find(({ name }) => !applied.has(name))?.name;
}

/** Copies a closed database, completely or not at all. Throws `DatabaseUnavailableError` if the disk is too full. */
async function copyAside(folder: string, data: string, next: string): Promise<string> {
  const copies = join(folder, 'copies');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const copy = join(copies, `${moment}-before-${next.replace('.sql', '')}`);
  try {
    await mkdir(copies, { recursive: true });
    await cp(data, join(copy, 'database'), { recursive: true });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new DatabaseUnavailableError(
      `The data could not be copied to ${copy} before ${next} (${reason}); make room there or choose another folder with "npm start -- --data FOLDER".`,
    );
  }
  const made = (await readdir(copies)).sort();
  for (const old of made.slice(0, -copiesKept)) await rm(join(copies, old), { recursive: true, force: true });
  return copy;
}

export function embeddedDatabase(client: PGlite, place?: { folder: string; unlock: () => void }): Database {
  const db = onPglite(client);
  return {
    mode: 'pglite',
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    script: (work) =>
      client.transaction((tx) =>
        work({
          run: async (text) => {
            await tx.exec(text);
          },
          rows: async (text, values) => (await tx.query<Record<string, unknown>>(text, values)).rows,
        }),
      ),
    messages: { send: () => {}, subscribe: () => {}, onReturn: () => {} },
    connections: () => undefined,
    async freeBytes() {
      if (place === undefined) return undefined;
      const { bavail, bsize } = await statfs(place.folder);
      return bavail * bsize;
    },
    dump: () => client.dumpDataDir('none'),
    async close() {
      if (!client.closed) await client.close();
      place?.unlock();
    },
  };
}

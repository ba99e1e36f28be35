import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, SqlScript } from './database.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { migrateWith } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { codeOf } from './postgres/unavailable.ts';

/** First line of a backup. */
interface Head {
  format: 'freight-backup';
  migrations: string[];
}
/** Every other line but the last, which has the number of these lines. */
interface Row {
  table: string;
  row: Record<string, unknown>;
}
interface End {
  rows: number;
}

const rowsAtOnce = 500;
/** Belongs to a running system, not to its data, or follows from other tables. */
const leftOut = ['migrations', 'order_search', 'rate_counts', 'socket_io_attachments'];

/**
 * Writes everything in a database into one compressed file that only this account may read, or to the standard output,
 * as it was at one moment and while servers go on working. Returns how many rows there are. Throws
 * `DatabaseUnavailableError` for an empty database and for a file that exists or cannot be written.
 */
export async function writeBackup(database: Database, file: string | undefined): Promise<number> {
  if (file === undefined) return writeRows(database, process.stdout);
  const target = await createFile(file);
  try {
    return await writeRows(database, target);
  } catch (error) {
    // A partial backup would block the next one, or be mistaken for a complete one.
    await rm(file);
    throw error;
  }
}

async function writeRows(database: Database, target: Writable): Promise<number> {
  return database.script(async (script) => {
    await script.run('set transaction isolation level repeatable read, read only');
    if (await isEmpty(script)) {
      throw new DatabaseUnavailableError(
        'The database is empty; check that DATABASE_URL or FREIGHT_DATA names the one to back up.',
      );
    }
    const applied = await script.rows('select name from migrations order by name');
    let rows = 0;
    async function* lines() {
      const head: Head = { format: 'freight-backup', migrations: applied.map(({ name }) => String(name)) };
      yield `${JSON.stringify(head)}\n`;
      for (const table of await tablesOf(script)) {
        await script.run(`declare backup no scroll cursor for select to_jsonb(t) as row from "${table}" t`);
        for (;;) {
          const found = await script.rows(`fetch ${rowsAtOnce} from backup`);
          rows += found.length;
          for (const { row } of found) yield `${JSON.stringify({ table, row })}\n`;
          if (found.length < rowsAtOnce) break;
        }
        await script.run('close backup');
      }
      const end: End = { rows };
      yield `${JSON.stringify(end)}\n`;
    }
    await pipeline(lines, createGzip(), target, { end: target !== process.stdout });
    return rows;
  });
}

/** An earlier backup is never written over. */
async function createFile(file: string): Promise<Writable> {
  const stream = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await once(stream, 'open').catch((error: unknown) => {
    const code = error instanceof Error ? codeOf(error) : '';
    throw new DatabaseUnavailableError(
      code === 'EEXIST'
        ? `The file ${file} exists already; name another one, or move it away.`
        : `The file ${file} cannot be written (${code}); name one in a folder that this account may write to.`,
    );
  });
  return stream;
}

/** A backup that can be read. */
export interface Backup {
  source: Readable;
  /** What messages call it. */
  name: string;
}

/** Opens a file or the standard input. Throws `DatabaseUnavailableError` for a file that is missing or cannot be read. */
export async function openBackup(file: string | undefined): Promise<Backup> {
  if (file === undefined) return { source: process.stdin, name: 'of the standard input' };
  try {
    const source = await open(file);
    return { source: source.createReadStream(), name: file };
  } catch (error) {
    const code = error instanceof Error ? codeOf(error) : '';
    throw new DatabaseUnavailableError(
      code === 'ENOENT'
        ? `There is no file ${file}; name the backup to restore.`
        : `The file ${file} cannot be read (${code}); name one that this account may read.`,
    );
  }
}

/**
 * Fills an empty database, of either kind, from a backup and migrates it; all or nothing. Returns the number of
 * rows. Throws `DatabaseUnavailableError` when the database is not empty, the file is no whole backup, or a
 * newer version of the server has written it.
 */
export async function readBackup(database: Database, { source, name }: Backup): Promise<number> {
  return database.script(async (script) => {
    if (!(await isEmpty(script))) {
      throw new DatabaseUnavailableError('The database is not empty; restore into a new one.');
    }
    const lines = createInterface({ input: unpacked(source) });
    const failed = once(lines, 'error').then(([error]) => Promise.reject(error));
    failed.catch(() => {});
    let head: Head | undefined;
    let end: End | undefined;
    let rows = 0;
    const batch: Row[] = [];
    const store = async () => {
      const [first] = batch;
      // A server of the release before may have written them.
      if (first && !leftOut.includes(first.table))
        await insert(
          script,
          first.table,
          batch.splice(0).map(({ row }) => row),
        );
    };
    try {
      for await (const line of lines) {
        const read: Head | Row | End = JSON.parse(line);
        if ('format' in read) {
          head = read;
          await migrateWith(script, knownMigrations(read));
        } else if ('table' in read) {
          if (batch.length >= rowsAtOnce || (batch[0] && batch[0].table !== read.table)) await store();
          batch.push(read);
          rows += 1;
        } else end = read;
      }
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? error : notWhole(name);
    }
    await store();
    if (head === undefined || end?.rows !== rows) throw notWhole(name);
    await countOn(script);
    await migrateWith(script, readMigrations());
    return rows;
  });
}

/** Whether no server has ever worked with a database. */
async function isEmpty(script: SqlScript): Promise<boolean> {
  const [state] = await script.rows(`select to_regclass('public.migrations') is null as empty`);
  return state?.['empty'] === true;
}

/** Its own errors and those of its source. */
function unpacked(source: Readable): Readable {
  const unpacking = createGunzip();
  source.on('error', (error: Error) => unpacking.destroy(error));
  return source.pipe(unpacking);
}

const notWhole = (name: string) => new DatabaseUnavailableError(`The file ${name} is no whole backup.`);

function knownMigrations({ migrations }: Head) {
  const known = readMigrations().filter(({ name }) => migrations.includes(name));
  if (known.length === migrations.length) return known;
  throw new DatabaseUnavailableError(
    'The backup was made by a newer version of the server; restore it with that version.',
  );
}

/** Every table after those its rows refer to. */
async function tablesOf(script: SqlScript): Promise<string[]> {
  const rows = await script.rows(
    `select c.relname as name, array_remove(array_agg(r.confrelid::regclass::text), null) as "refersTo"
     from pg_class c left join pg_constraint r on r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [leftOut],
  );
  const waiting = rows.map(({ name, refersTo }) => ({ name: String(name), refersTo: refersTo as string[] }));
  const sorted: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refersTo }) => refersTo.every((table) => sorted.includes(table)));
    if (next < 0) throw new Error('The tables refer to each other in a circle');
    for (const { name } of waiting.splice(next, 1)) sorted.push(name);
  }
  return sorted;
}

async function insert(script: SqlScript, table: string, rows: Record<string, unknown>[]): Promise<void> {
  await script.rows(
    `insert into "${table.replaceAll('"', '')}" overriding system value
     select * from jsonb_populate_recordset(null::"${table.replaceAll('"', '')}", $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Lets numbers that the database gives go on after the highest one. */
async function countOn(script: SqlScript): Promise<void> {
  const columns = await script.rows(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table_name: table, column_name: column } of columns) {
    await script.run(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 1), max("${column}") is not null) from "${table}"`,
    );
  }
}

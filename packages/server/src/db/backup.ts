import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, SqlScript } from './database.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { migrateWith } from './migrate.ts';
import { readMigrations } from './migrations.ts';

/** First line of a backup. */
interface Head {
  format: 'freight-backup';
  migrations: string[];
}
/** Every other line but the last, which says how many of these there are. */
interface Row {
  table: string;
  row: Record<string, unknown>;
}
interface End {
  rows: number;
}

const rowsAtOnce = 500;
/** Belongs to a running system, not to its data. */
const leftOut = ['migrations', 'rate_counts', 'socket_io_attachments'];

/**
 * Writes everything in a database into one compressed file that only this account may read, or to the standard output,
 * as it was at one moment and while servers go on working. Returns how many rows there are. Throws
 * `DatabaseUnavailableError` for a file that exists.
 */
export async function writeBackup(database: Database, file: string | undefined): Promise<number> {
  if (file === undefined) return writeRows(database, process.stdout);
  const target = await createFile(file);
  try {
    return await writeRows(database, target);
  } catch (error) {
    // Half a backup would stand in the way of the next one, or be taken for a whole one.
    await rm(file);
    throw error;
  }
}

async function writeRows(database: Database, target: Writable): Promise<number> {
  return database.script(async (script) => {
    await script.run('set transaction isolation level repeatable read, read only');
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
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new DatabaseUnavailableError(`The file ${file} exists already; name another one, or move it away.`);
  });
  return stream;
}

/**
 * Fills an empty database, of either kind, from a backup and brings it up to date; all or nothing. Returns how many
 * rows there are. Throws `DatabaseUnavailableError` when the database is not empty, the file is no whole backup, or a
 * newer version of the server has written it.
 */
export async function readBackup(database: Database, file: string | undefined): Promise<number> {
  return database.script(async (script) => {
    const [state] = await script.rows(`select to_regclass('public.migrations') is null as empty`);
    if (state?.['empty'] !== true) {
      throw new DatabaseUnavailableError('The database is not empty; restore into a new one.');
    }
    const lines = createInterface({ input: unpacked(file) });
    const failed = once(lines, 'error').then(([error]) => Promise.reject(error));
    failed.catch(() => {});
    let head: Head | undefined;
    let end: End | undefined;
    let rows = 0;
    const batch: Row[] = [];
    const store = async () => {
      const [first] = batch;
      if (first)
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
      throw error instanceof DatabaseUnavailableError ? error : notWhole(file);
    }
    await store();
    if (head === undefined || end?.rows !== rows) throw notWhole(file);
    await countOn(script);
    await migrateWith(script, readMigrations());
    return rows;
  });
}

/** Its own errors and those of its source. */
function unpacked(file: string | undefined): Readable {
  const source = file === undefined ? process.stdin : createReadStream(file);
  const unpacking = createGunzip();
  source.on('error', (error: Error) => unpacking.destroy(error));
  return source.pipe(unpacking);
}

const notWhole = (file = 'of the standard input') =>
  new DatabaseUnavailableError(`The file ${file} is no whole backup.`);

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

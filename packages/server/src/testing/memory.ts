import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded/embedded.ts';
import { isKept } from './keptDatabases.ts';
import { migratedDump } from './migrated.ts';

let migrated: Promise<Blob> | undefined;
/** Emptied databases for the next servers of this process, each with a description of its tables. */
const idle: { client: PGlite; schema: string }[] = [];

/**
 * A migrated, empty database in memory. In a run of tests, a closed one is emptied for the next server, in a tenth of
 * the time a new one takes to start. Elsewhere it is closed: an open one keeps its process from ending.
 */
export async function emptyDatabase(): Promise<Database> {
  const { client, schema } = idle.pop() ?? (await start());
  return embeddedDatabase(lent(client, schema));
}

async function start() {
  migrated ??= migratedDump();
  const client = await PGlite.create({ loadDataDir: await migrated });
  return { client, schema: await schemaOf(client) };
}

/** The same client until it is closed; from then on it refuses everything, as a closed one does. */
function lent(client: PGlite, schema: string): PGlite {
  let closed = false;
  const close = async () => {
    closed = true;
    await takeBack(client, schema);
  };
  return new Proxy(client, {
    get(_, name) {
      if (name === 'closed') return closed;
      if (name === 'close') return close;
      if (closed) throw new Error('PGlite is closed');
      const part = Reflect.get(client, name);
      return typeof part === 'function' ? part.bind(client) : part;
    },
  });
}

/** Empties a database for the next test, or closes it if a test has changed its schema. */
async function takeBack(client: PGlite, schema: string): Promise<void> {
  if (client.closed) return;
  if (!isKept() || (await schemaOf(client)) !== schema) return client.close();
  // In any order: foreign keys are not looked at meanwhile.
  await client.exec(`do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'
      loop execute format('delete from %I', name); end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public'
      loop execute format('alter sequence %I restart', name); end loop;
  end $$`);
  idle.push({ client, schema });
}

/** Closes the idle ones; an open one keeps its process from ending. */
export async function closeEmptyDatabases(): Promise<void> {
  for (const { client } of idle.splice(0)) await client.close();
}

/** What migrations, tables, columns, rules and functions there are, as one text. */
async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    select string_agg(part, ' ' order by part) as schema from (
      select oid || relname || relnatts from pg_class where relnamespace = 'public'::regnamespace
      union all select oid || conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select oid || tgname from pg_trigger
      union all select oid || proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select name from migrations
    ) as parts (part)`);
  return rows[0]?.schema ?? '';
}

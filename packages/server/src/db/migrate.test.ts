import { readdirSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { getTableConfig, PgTable, sql } from '#db/drizzle.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { openDatabase } from './openDatabase.ts';
import * as accountsSchema from './schema/accounts.ts';
import * as addressBookSchema from './schema/addressBook.ts';
import * as approvalsSchema from './schema/approvals.ts';
import * as boardsSchema from './schema/boards.ts';
import * as changesSchema from './schema/changes.ts';
import * as claimsSchema from './schema/claims.ts';
import * as fleetSchema from './schema/fleet.ts';
import * as handoversSchema from './schema/handovers.ts';
import * as limitsSchema from './schema/limits.ts';
import * as orderSearchSchema from './schema/orderSearch.ts';
import * as ordersSchema from './schema/orders.ts';
import * as orderWatchersSchema from './schema/orderWatchers.ts';
import * as partnerSessionsSchema from './schema/partnerSessions.ts';
import * as partnersSchema from './schema/partners.ts';
import * as quotesSchema from './schema/quotes.ts';
import * as shareLinksSchema from './schema/shareLinks.ts';
import * as webhooksSchema from './schema/webhooks.ts';

const database = await openDatabase({ database: { kind: 'memory' } });
await migrate(database);
afterAll(() => database.close());

const sorted = (columns: Record<string, unknown>[]) => columns.map((column) => JSON.stringify(column)).sort();

/** The record of migrations, and a table of an earlier live socket: it is dropped a release after its last use. */
const notOurs = ['migrations', 'socket_io_attachments'];

test('makes exactly the tables and columns that the query builder knows', async () => {
  const schemas = [
    accountsSchema,
    addressBookSchema,
    approvalsSchema,
    boardsSchema,
    orderWatchersSchema,
    ordersSchema,
    quotesSchema,
    orderSearchSchema,
    fleetSchema,
    handoversSchema,
    changesSchema,
    claimsSchema,
    shareLinksSchema,
    limitsSchema,
    partnersSchema,
    partnerSessionsSchema,
    webhooksSchema,
  ];
  const known = schemas
    .flatMap((schema): unknown[] => Object.values(schema))
    .filter((value) => value instanceof PgTable)
    .map(getTableConfig)
    .flatMap(({ name, columns }) =>
      columns.map((column) => ({
        table: name,
        column: column.name,
        type: column.getSQLType(),
        required: column.notNull,
      })),
    );
  const there = await database.script((script) =>
    script.rows(
      `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and c.relname not in (${notOurs.map((name) => `'${name}'`).join()})`,
    ),
  );
  expect(sorted(known)).toEqual(sorted(there));
});

test('runs every file once', async () => {
  await migrate(database);
  const files = readdirSync(new URL('../../drizzle/', import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  );
  const rows = await database.script((script) => script.rows('select name from migrations order by name'));
  expect(rows.map((row) => row['name'])).toEqual(files.sort());
});

test('goes on with the record of an earlier version, which knew names alone, and that version with ours [F6]', async () => {
  const known = readMigrations();
  const next = { ...known[0], name: '9998_next.sql', sql: ['create table next_one (id int)'], hash: 'next' };
  const old = await openDatabase({ database: { kind: 'memory' } });
  onTestFinished(() => old.close());
  await old.script(async (script) => {
    for (const { sql: statements } of known) for (const statement of statements) await script.run(statement);
    await script.run('create table migrations (name text primary key, applied_at timestamptz default now())');
    for (const { name } of known) await script.rows('insert into migrations (name) values ($1)', [name]);
  });
  await migrate(old);
  const folderMillis = (known.at(-1)?.folderMillis ?? 0) + 1;
  await migrate(old, [...known, { ...next, folderMillis, bps: true, expands: true }]);
  // The query of the previous version.
  const names = await old.script((script) =>
    script.rows('select name, expands from migrations order by name'),
  );
  expect(names).toEqual(
    [...known, { name: '9998_next.sql', expands: true }].map(({ name, expands }) => ({ name, expands })),
  );
  expect(await old.script((script) => script.rows('select * from next_one'))).toEqual([]);
});

test('undoes a transaction as a whole', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.execute(sql`insert into settings (name, value) values ('half', 'done')`);
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await database.db.select().from(accountsSchema.settings)).toEqual([]);
});

test('refuses a database that a newer version has changed, in one sentence [F6]', async () => {
  const name = '9999_drop_everything.sql';
  await database.script((script) => script.run(`insert into migrations (name) values ('${name}')`));
  await expect(migrate(database)).rejects.toThrow(
    new DatabaseUnavailableError(
      `The database was changed by a newer version of the server (${name}) in a way that this version cannot work with; start the newer version, or restore a backup from before it (docs/production.md).`,
    ),
  );
  await database.script((script) => script.run(`delete from migrations where name = '${name}'`));
});

test('goes on with a database that a newer version has only added to, so that an upgrade can be rolled back [F6]', async () => {
  const known = readMigrations();
  const sql = [
    '-- expand: a column that the release before does not know\nalter table settings add column note text',
  ];
  const later = (known.at(-1)?.folderMillis ?? 0) + 1;
  const added = { name: '9999_note.sql', sql, expands: true, folderMillis: later, hash: '', bps: true };
  await migrate(database, [...known, added]);
  await migrate(database, known);
  await database.db.insert(accountsSchema.settings).values({ name: 'rolled', value: 'back' });
  await database.script((script) =>
    script.run(`alter table settings drop column note; delete from settings where name = 'rolled';
                delete from migrations where name = '${added.name}'`),
  );
});

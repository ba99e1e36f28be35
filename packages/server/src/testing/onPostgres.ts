import { endsWithTest } from '@freight/testing/ends';
import { startPostgres, type TestPostgres } from './postgres/postgres.ts';
import { openTestServer, type TestServer, type TestSettings } from './server.ts';

export interface OnPostgres {
  postgres: TestPostgres;
  /** The address of the database. */
  url: string;
}

/** A PostgreSQL that ends with the test or, opened at the top of a file, with the file. */
export async function openPostgres(): Promise<TestPostgres> {
  const postgres = await startPostgres();
  endsWithTest(() => postgres.close());
  return postgres;
}

/** A server on a PostgreSQL of the test's own; all of it ends with the test, or with its file. */
export async function openOnPostgres(
  settings: TestSettings = {},
): Promise<OnPostgres & { server: TestServer }> {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  return {
    postgres,
    url,
    server: await openTestServer({ ...settings, database: { kind: 'postgres', url } }),
  };
}

/** Two servers on one database of it, as two processes are. */
export async function startTwoServers(
  settings: TestSettings = {},
): Promise<OnPostgres & { one: TestServer; other: TestServer }> {
  const { server: one, ...on } = await openOnPostgres(settings);
  const other = await openTestServer({ ...settings, database: { kind: 'postgres', url: on.url } });
  return { ...on, one, other };
}

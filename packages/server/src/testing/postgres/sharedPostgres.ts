import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/** The variable that gives the processes of a test run the address of its PostgreSQL. */
const variable = 'FREIGHT_TEST_POSTGRES';

/** Global setup of Vitest: one PostgreSQL for every file whose tests run on it. */
export default async function sharePostgres(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env[variable] = postgres.direct(await postgres.newDatabase());
  return () => postgres.close();
}

/** A new, empty database on it. */
export async function newSharedDatabase(): Promise<string> {
  const url = new URL(process.env[variable] ?? '');
  const name = `shared_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

import { onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres/postgres.ts';
import { startTestServer, type TestServer, type TestSettings } from './server.ts';

export interface TwoServers {
  one: TestServer;
  other: TestServer;
  postgres: TestPostgres;
  /** The address of their database. */
  url: string;
}

/** Two servers on one PostgreSQL of the test's own, as two processes are; all of it ends with the test. */
export async function startTwoServers(settings: TestSettings = {}): Promise<TwoServers> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const url = await postgres.newDatabase();
  const start = async () => {
    const server = await startTestServer({ ...settings, database: { kind: 'postgres', url } });
    onTestFinished(() => server.close());
    return server;
  };
  return { one: await start(), other: await start(), postgres, url };
}

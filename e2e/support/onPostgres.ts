import { startPostgres } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { test as base } from './fixtures.ts';

/**
 * With the site on a PostgreSQL of its own, in demo mode: the operator's commands run beside the server, which the embedded
 * database does not allow.
 */
export const test = base.extend<object, { database: string }>({
  database: [
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(await postgres.newDatabase());
      await postgres.close();
    },
    { scope: 'worker', timeout: longTestEnds },
  ],
  siteSettings: [
    async ({ database }, use) => use({ env: { DATABASE_URL: database, FREIGHT_DEMO: 'on' } }),
    { scope: 'worker' },
  ],
});

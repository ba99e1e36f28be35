import { call, openTestServer, type TestServer } from '@freight/server/testing';
import { appears } from '@freight/testing/patience';
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '#db/drizzle.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});

const health = async () => {
  const { status, body, headers } = await call(server, 'GET', '/healthz');
  return { status, body, again: headers.get('retry-after') };
};
/** The answer is kept for a second. */
const expectTrouble = (reason: unknown) =>
  vi.waitFor(
    async () =>
      expect(await health()).toEqual({
        status: 503,
        again: '2',
        body: { status: 'unavailable', reason, mode: server.database.mode, demo: true, version: '0.1.0' },
      }),
    { timeout: appears, interval: 100 },
  );
const isAlive = async () => {
  const { status, body } = await call(server, 'GET', '/livez');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok', version: '0.1.0' } });
};

test('reports a usable database, and checks it at most once a second [F12]', async () => {
  const writes = vi.spyOn(server.database.db, 'insert');
  for (let count = 0; count < 20; count += 1) expect((await health()).status).toBe(200);
  expect(writes.mock.calls.length).toBeLessThan(5);
  await isAlive();
});

test('is unhealthy but alive while the tables are not those of this version [F12]', async () => {
  expect((await health()).status).toBe(200);
  await server.database.db.execute(sql`delete from migrations where name like '0002%'`);
  await expectTrouble('the tables lack 0002_orders.sql');
  await isAlive();
});

test('is unhealthy but alive while nothing can be written [F12]', async () => {
  expect((await health()).status).toBe(200);
  await server.database.db.execute(
    sql`alter table settings add constraint full_disk check (name <> 'health') not valid`,
  );
  await expectTrouble(expect.stringMatching(/^the database cannot be used: /));
  await isAlive();
});

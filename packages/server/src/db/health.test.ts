import { call, openTestServer } from '@freight/server/testing';
import { appears } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';

const server = await openTestServer();

test('is not well when the disk of the embedded database has no room left, but alive [F12]', async () => {
  vi.spyOn(server.database, 'freeBytes').mockResolvedValue(1024);
  // An answer is kept for a second.
  await vi.waitFor(
    async () => {
      const { status, body, headers } = await call(server, 'GET', '/healthz');
      expect({ status, again: headers.get('retry-after') }).toEqual({ status: 503, again: '2' });
      expect(body).toMatchObject({ status: 'unavailable', reason: 'the disk is full', mode: 'pglite' });
    },
    { timeout: appears, interval: 100 },
  );
  expect((await call(server, 'GET', '/livez')).status).toBe(200);
});

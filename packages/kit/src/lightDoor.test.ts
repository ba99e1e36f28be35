import { expect, test } from 'vitest';
import { configure, session } from './index.ts';

const heavy = /\/(react|react-dom|react-dom_client|ky|i18next|socket__io-client)\.js$/;
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

test('loads neither React nor the HTTP client nor the socket with the light door', async () => {
  configure({ session: 'memory' });
  expect(session.getState().status).toBe('signed-out');
  expect(loaded().filter((path) => heavy.test(path))).toEqual([]);
  // They would be seen here: signing out needs them.
  await import('#runtime/signOut.ts');
  expect(loaded().filter((path) => heavy.test(path))).not.toEqual([]);
});

import { expect, test } from 'vitest';
import { openFreshPage } from '#testing/freshPage.ts';

const heavy = /\/(react|react-dom|react-dom_client|ky|i18next|socket__io-client)\.js$/;

test('loads neither React nor the HTTP client nor the socket with the light entry', async () => {
  const { load, window: page } = await openFreshPage();
  const loaded = () =>
    page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const { configure, session } = await load<typeof import('./index.ts')>('/src/index.ts');
  configure({ session: 'memory' });
  expect(session.getState().status).toBe('signed-out');
  expect(loaded().filter((path) => heavy.test(path))).toEqual([]);
  // They would be seen here: signing out needs them.
  await load('/src/api/account/signOut.ts');
  expect(loaded().filter((path) => heavy.test(path))).not.toEqual([]);
});

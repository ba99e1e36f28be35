import { expect, test } from 'vitest';
import { configure, session } from './index.ts';

test('loads neither React nor the HTTP client nor the socket with the light door', () => {
  configure({ session: 'memory' });
  expect(session.getState().status).toBe('signed-out');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  expect(loaded.some((path) => path.endsWith('/src/index.ts'))).toBe(true);
  expect(
    loaded.filter((path) =>
      /\/(react|react-dom|react-dom_client|ky|i18next|socket__io-client)\.js$/.test(path),
    ),
  ).toEqual([]);
});

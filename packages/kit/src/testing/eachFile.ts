/** Vitest's setup of every file. */
import './emptyStorage.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { entries } from '#loader/entries.ts';
import { configuration } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';

await api('renew');
// As on a page with every tag: no test depends on which of them it has imported.
await Promise.all(Object.values(entries).map(async ({ load }) => (await load?.())?.ready));

// What a test changes of the page is in the next as its file has it; all stay connected to the server.
const [width, height] = [innerWidth, innerHeight];
let configured = configuration.getState();
beforeEach(() => {
  configured = configuration.getState();
});
afterEach(async () => {
  // Before the test's own ends, which are about the real things.
  vi.restoreAllMocks();
  const { apiUrl, session } = configuration.getState();
  configuration.setState({ ...configured, apiUrl, session }, true);
  document.body.removeAttribute('style');
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

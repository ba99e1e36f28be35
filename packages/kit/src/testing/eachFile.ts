/** Vitest's setup of every file. */
import './emptyStorage.ts';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { entries } from '#loader/entries.ts';
import { configuration } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';

await api('renew');
// As on a page with every tag: no test depends on which of them it has imported.
await Promise.all(Object.values(entries).map(async ({ load }) => (await load?.())?.ready));

// What a test changes of the page is in the next as its file has it.
const [width, height] = [innerWidth, innerHeight];
let configured = configuration.getState();
beforeEach(() => {
  configured = configuration.getState();
});
afterEach(async () => {
  configuration.setState(configured, true);
  document.body.removeAttribute('style');
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

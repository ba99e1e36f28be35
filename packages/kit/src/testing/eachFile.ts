/** Vitest's setup of every file. */
import './emptyStorage.ts';
import { entries } from '#loader/entries.ts';
import { api } from '#testing/api.ts';

await api('renew');
// As on a page with every tag: no test depends on which of them it has imported.
await Promise.all(Object.values(entries).map(async ({ load }) => (await load?.())?.ready));

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@freight/contract';
import { expect, test } from '#support/fixtures.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every package ID that the guides, the elements' READMEs and the examples name, by the file it is in. */
const named = globSync(
  [
    'docs/*.md',
    'docs/examples/**/*.{html,js,ts,tsx,vue,svelte,astro}',
    'packages/kit/src/elements/*/README.md',
  ],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bFR7K-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g)].map(([id]) => ({
    file,
    id,
  })),
);

test('the table of test numbers is what the demo offers to programs [Q8]', async ({ site, request }) => {
  const { data } = await (await request.get(site.url + paths.capabilities)).json();
  const offered: string[] = data.testData.numbers.map(({ number }: { number: string }) => number);
  const rows = readFileSync(join(root, 'docs', 'test-numbers.md'), 'utf8').matchAll(
    /^\| `(FR7K-[\w-]+)` \|/gm,
  );
  expect([...rows].map(([, number]) => number).sort()).toEqual(offered.sort());
});

test('the demo has every package ID of the documentation and its examples [P3]', async ({
  site,
  request,
}) => {
  const ids = [...new Set(named.map(({ id }) => id))];
  expect(ids.length).toBeGreaterThan(3);
  const missing: string[] = [];
  for (const id of ids) {
    const answer = await request.get(site.url + paths.tracking(id));
    if (answer.status() !== 200) missing.push(id);
  }
  expect(named.filter(({ id }) => missing.includes(id))).toEqual([]);
});

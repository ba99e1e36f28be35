import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const page = readFileSync(join(docs, 'frameworks.md'), 'utf8');

test('every example has a line in the matrix, and every line an example', () => {
  const lines = [...page.matchAll(/^\| \[(\w+)\]\(examples\//gm)].map(([, name = '']) => name);
  expect(lines.sort()).toEqual(readdirSync(join(docs, 'examples')).sort());
});

test('every example names the field that its tests fill; one of them is tried with each commit', () => {
  const examples = readdirSync(join(docs, 'examples'));
  const named = globSync('*/**/*.{html,tsx,ts,vue,svelte,astro}', {
    cwd: join(docs, 'examples'),
    exclude: ['**/node_modules'],
  })
    .filter((file) => readFileSync(join(docs, 'examples', file), 'utf8').includes('name="parcel"'))
    .map((file) => file.split('/')[0]);
  expect([...new Set(named)].sort()).toEqual(examples.sort());
});

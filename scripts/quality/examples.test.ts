import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from './examples.mjs';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const page = readFileSync(join(docs, 'frameworks.md'), 'utf8');
const result = (name: string, outcomes: Record<string, string>) => ({
  name,
  packages: { vue: '3.5.45', typescript: '6.0.3' },
  outcomes,
});
const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`| [${name}]`)) ?? '';

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

test('a run changes only the lines of its own examples, and shows what failed', () => {
  const outcomes = { build: 'yes', renders: 'no: nothing is shown', SSR: 'there is no such thing' };
  const changed = pageOf(page, [result('vue', outcomes)], '2030-01-02');
  expect(lineOf(changed, 'vue')).toBe(
    `| [vue](examples/vue) | yes | **no** |${' not tried |'.repeat(8)} – (there is no such thing) |${' not tried |'.repeat(2)} vue 3.5.45 | 2030-01-02 |`,
  );
  expect(lineOf(changed, 'html')).toBe(lineOf(page, 'html'));
});

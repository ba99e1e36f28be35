import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { longTestEnds } from '@freight/testing/patience';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from '#scripts/run/build.mjs';
import { root } from '#scripts/run/install.mjs';

const kit = join(root, 'packages', 'kit');
const textOf = (file: string) => readFileSync(join(kit, 'dist', file), 'utf8');

/** By file: its static imports, and the modules it is made of, by their paths in the repository. */
let scripts: Record<string, { imports: string[]; modules: string[] }>;
beforeAll(async () => {
  await buildStale();
  scripts = JSON.parse(textOf('.vite/modules.json'));
}, longTestEnds);

const missing = (files: string[]) => files.filter((file) => !existsSync(join(kit, 'dist', file)));

const table: () => {
  files: string[];
  tags: Record<string, { code: number[]; sv: number[]; en: number[]; de: number[] }>;
} = () => JSON.parse(textOf('files.json'));

/** What a page fetches for a tag in Swedish, the loader included. */
function filesFor(tag: string): string[] {
  const { files, tags } = table();
  const { code = [], sv = [] } = tags[tag] ?? {};
  return ['freight.js', ...[...code, ...sv].map((index) => posix.normalize(files[index] ?? ''))];
}

test('has the loader and the light entry, and a name that stays for every tag', () => {
  expect(missing(['freight.js', 'index.js', 'frame.js'])).toEqual([]);
  expect(
    missing(['index.js', 'freight.js', 'elements/freight-track.js'].map((file) => `../npm/${file}`)),
  ).toEqual([]);
});

test('lists for the loader every file a tag needs, its own code first', () => {
  const { files, tags } = table();
  expect(missing(files)).toEqual([]);
  expect(Object.keys(tags).length).toBe(21);
  for (const [tag, { code, sv, en, de }] of Object.entries(tags)) {
    expect(files[code[0] ?? -1]).toMatch(new RegExp(`^./chunks/[0-9a-f]{7}/${tag}.js$`));
    expect([sv.length, en.length, de.length].every((count) => count > 0)).toBe(true);
  }
  const names = files.map((file) => posix.basename(file, '.js'));
  expect(textOf('freight.js')).toContain(names.slice(0, 3).join(' '));
});

test('fetches little: 9 files for tracking with its details, 10 for the card with both tabs, 130 in all', () => {
  const afterFirstUse = Object.keys(scripts).filter((file) => /\/(orders|tracking)\.js$/.test(file));
  expect(afterFirstUse.length).toBe(2);
  expect(filesFor('freight-track').concat(afterFirstUse).length).toBeLessThanOrEqual(9);
  expect(filesFor('freight-start').concat(afterFirstUse).length).toBeLessThanOrEqual(10);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(130);
  // Each tag has a file of its own. The words of a page's own in the first frames come before all other code, so they
  // share no file with any.
  const small = Object.keys(scripts).filter(
    (file) => !/-(sv|en|de)\.|ownWords\.|\/freight-/.test(file) && textOf(file).length < 500,
  );
  expect(small).toEqual([]);
});

test('has a module in each folder that decides about a chunk', () => {
  expect(JSON.parse(textOf('.vite/empty-folders.json'))).toEqual([]);
});

test('contains the first frames as files for prerendered pages', () => {
  for (const frame of ['freight-start', 'freight-start.send', 'freight-track'])
    expect(missing(['sv', 'en', 'de'].map((language) => `frames/${frame}.${language}.html`))).toEqual([]);
  expect(missing(['frames/freight-start.css', 'frames/freight-track.css'])).toEqual([]);
});

test('makes the loader and the light entry one file each, without React, the client or the socket', () => {
  for (const file of ['freight.js', 'index.js']) {
    expect(scripts[file]?.imports).toEqual([]);
    const foreign =
      /node_modules\/(?!zustand|jwt-decode)|packages\/client\/src\/(?!session|storage|fields|wire\/readProfile)/;
    expect((scripts[file]?.modules ?? []).filter((id) => foreign.test(id))).toEqual([]);
  }
  expect(scripts['freight.js']?.modules.filter((id) => id.includes('virtual:first-frames')).length).toBe(1);
});

test('ships the libraries as they were published', () => {
  const code = Object.keys(scripts).map(textOf).join('');
  // From parts that the kit never calls: a build that drops apparently unused code would lose them.
  for (const words of ['startViewTransition', 'saveMissingPlurals', 'ForceRetryError', 'leaflet-dragging'])
    expect(code).toContain(words);
});

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from './build.mjs';
import { root } from './install.mjs';

const kit = join(root, 'packages', 'kit');
const textOf = (file: string) => readFileSync(join(kit, 'dist', file), 'utf8');

/** By file: what it imports at once, and the modules it is made of, by their paths in the repository. */
let scripts: Record<string, { imports: string[]; modules: string[] }>;
beforeAll(async () => {
  await buildStale();
  scripts = JSON.parse(textOf('.vite/modules.json'));
}, 120_000);

const codeOf = () => Object.fromEntries(Object.keys(scripts).map((file) => [file, textOf(file)]));
const missing = (files: string[]) => files.filter((file) => !existsSync(join(kit, 'dist', file)));

test('has the loader, the light door and a door for every tag', () => {
  expect(missing(['freight.js', 'index.js', 'elements/freight-track.js'])).toEqual([]);
});

test('tells the loader the right address of every file a tag needs', () => {
  const [file = '', code = ''] =
    Object.entries(codeOf()).find(([, text]) => text.includes('"freight-track":[')) ?? [];
  const table = /\{files:(\[.*?\]),tags:(\{.*?\})\}/.exec(code);
  const addresses: string[] = JSON.parse(table?.[1] ?? '[]');
  const tags: Record<string, number[]> = JSON.parse(table?.[2] ?? '{}');
  const meant = addresses.map((address) => posix.join(posix.dirname(file), address));
  expect(meant.length).toBeGreaterThan(5);
  expect(missing(meant)).toEqual([]);
  expect(tags['freight-track']?.map((index) => meant[index])).toContain('elements/freight-track.js');
});

test('brings the first frames as files for prerendered pages', () => {
  for (const tag of ['freight-start', 'freight-track'])
    expect(missing(['css', 'sv.html', 'en.html', 'de.html'].map((end) => `frames/${tag}.${end}`))).toEqual(
      [],
    );
});

test('lets a page have its first frames without React, the client or the socket', () => {
  const isFrame = (id: string) => id.includes('virtual:first-frame/');
  const waiting = Object.keys(scripts).filter(
    (file) => file === 'freight.js' || scripts[file]?.modules.some(isFrame),
  );
  const needed = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const imported of scripts[file]?.imports ?? []) {
      if (!needed.has(imported)) waiting.push(imported);
      needed.add(imported);
    }
  }
  const modules = [...needed].flatMap((file) => scripts[file]?.modules ?? []);
  expect(modules.filter(isFrame).length).toBeGreaterThan(5);
  expect(modules.filter((id) => /node_modules\/(?!zustand)|packages\/client/.test(id))).toEqual([]);
});

test('makes the loader and the light door one file each', () => {
  for (const file of ['freight.js', 'index.js']) expect(scripts[file]?.imports).toEqual([]);
});

test('has what every tag needs read while it arrives', () => {
  const [core = ''] = Object.keys(scripts).filter((file) => file.startsWith('chunks/core-'));
  expect(textOf(core)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

interface Described {
  summary?: string;
  attributes?: { description: string }[];
  events?: { description: string }[];
}

test('ships what definitions say to elements, not what they say to readers', () => {
  const { modules } = JSON.parse(readFileSync(join(kit, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: Described[] }[];
  };
  const declarations = modules.flatMap(({ declarations }) => declarations);
  const words = declarations.flatMap(({ summary = '', attributes = [], events = [] }) => [
    summary,
    ...[...attributes, ...events].map(({ description }) => description),
  ]);
  const code = Object.values(codeOf()).join('');
  expect(declarations.length).toBeGreaterThan(10);
  expect(words.filter((text) => code.includes(text))).toEqual([]);
  expect(code).toContain('changesFirstFrame');
});

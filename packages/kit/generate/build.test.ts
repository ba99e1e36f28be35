import { posix } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { definitions } from '#elements/definitions.ts';

let files: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const root = `${import.meta.dirname}/..`;
  const built = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  files = (built as Rolldown.RolldownOutput).output;
}, 120_000);

const chunks = () => files.filter((file) => file.type === 'chunk');
const names = () => files.map(({ fileName }) => fileName);

test('has the loader, the light door and a door for every tag', () => {
  expect(names()).toEqual(expect.arrayContaining(['freight.js', 'index.js', 'elements/freight-track.js']));
});

test('tells the loader the right address of every file a tag needs', () => {
  const chunk = chunks().find(({ code }) => code.includes('"freight-track":['));
  const table = /\{files:(\[.*?\]),tags:(\{.*?\})\}/.exec(chunk?.code ?? '');
  const addresses: string[] = JSON.parse(table?.[1] ?? '[]');
  const tags: Record<string, number[]> = JSON.parse(table?.[2] ?? '{}');
  const meant = addresses.map((address) => posix.join(posix.dirname(chunk?.fileName ?? ''), address));
  expect(meant.length).toBeGreaterThan(5);
  expect(names()).toEqual(expect.arrayContaining(meant));
  expect(tags['freight-track']?.map((index) => meant[index])).toContain('elements/freight-track.js');
});

test('brings the first frames as files for prerendered pages', () => {
  for (const tag of ['freight-start', 'freight-track'])
    expect(names()).toEqual(
      expect.arrayContaining(['css', 'sv.html', 'en.html', 'de.html'].map((end) => `frames/${tag}.${end}`)),
    );
});

test('lets a page have its first frames without React, the client or the socket', () => {
  const isFrame = (id: string) => id.includes('virtual:first-frame/');
  const first = chunks().filter(
    ({ fileName, moduleIds }) => fileName === 'freight.js' || moduleIds.some(isFrame),
  );
  const waiting = first.map(({ fileName }) => fileName);
  const needed = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const chunk = chunks().find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) {
      if (!needed.has(imported)) waiting.push(imported);
      needed.add(imported);
    }
  }
  const modules = chunks()
    .filter(({ fileName }) => needed.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /node_modules\/(?!zustand)|packages\/client/.test(id))).toEqual([]);
});

test('makes the loader and the light door one file each', () => {
  for (const name of ['freight.js', 'index.js'])
    expect(chunks().find(({ fileName }) => fileName === name)?.imports).toEqual([]);
});

test('ships what definitions say to elements, not what they say to readers', () => {
  const code = chunks()
    .map((chunk) => chunk.code)
    .join('');
  const words = definitions.flatMap(({ summary, attributes, events }) => [
    summary,
    ...[...Object.values(attributes), ...Object.values(events)].map(({ description }) => description),
  ]);
  expect(words.length).toBeGreaterThan(definitions.length);
  expect(words.filter((text) => code.includes(text))).toEqual([]);
  expect(code).toContain('changesFirstFrame');
});

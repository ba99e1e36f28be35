import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventDefinition } from '#bridge/definition.ts';
import { isIsolated } from '#bridge/isolation.ts';
import { definitions } from '#elements/definitions.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const elements = join(root, 'packages', 'kit', 'src', 'elements');
const specs = globSync('e2e/**/*.spec.ts', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

const folders = readdirSync(elements, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const keysOf = (text: string) => [...text.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) => key).sort();

it('defines every element that has a folder', () => {
  const tags = folders.map((folder) => `freight-${folder}`).sort();
  expect(definitions.map(({ tag }) => tag).sort()).toEqual(tags);
});

it('gives the attribute for a frame to the elements that can be shown in one, and to no others', () => {
  const heed = ({ tag }: { tag: string }) =>
    isIsolated({ localName: tag, isolated: true } as unknown as Element);
  const have = definitions.filter(({ attributes }) => 'isolated' in attributes);
  expect(have.map(({ tag }) => tag)).toEqual(definitions.filter(heed).map(({ tag }) => tag));
  expect(have.map(({ tag }) => tag)).toHaveLength(5);
});

it('lets a page cancel freight-navigate, and no other event: the code knows it by its name', () => {
  const cancelable = definitions.flatMap(({ events }) =>
    Object.entries<EventDefinition>(events).flatMap(([name, event]) => (event.cancelable ? name : [])),
  );
  expect([...new Set(cancelable)]).toEqual(['freight-navigate']);
});

/** Which elements show the screens of others in place. */
const shown = { start: ['track', 'send'], send: ['order-success'] };

it.each(Object.entries(shown))(
  'declares for %s the events of %s, which it shows in place [E10]',
  (element, others) => {
    const eventsOf = (folder: string) => definitions.find(({ tag }) => tag === `freight-${folder}`)?.events;
    for (const other of others) expect(eventsOf(element)).toMatchObject(eventsOf(other) ?? {});
  },
);

describe.each(
  definitions.map((definition) => ({ ...definition, folder: definition.tag.replace('freight-', '') })),
)('$tag', ({ tag, folder, attributes, events, methods = {}, parts = {}, slots = {} }) => {
  const path = (...names: string[]) => join(elements, folder, ...names);
  const read = (...names: string[]) => readFileSync(path(...names), 'utf8');

  it('has an entry of under 40 lines and a style sheet of its name', () => {
    expect(read(`${tag}.tsx`).split('\n').length).toBeLessThan(40);
    expect(existsSync(path(`${folder}.css`))).toBe(true);
  });

  it('lists its tag, attributes, events, methods, parts and slots in its README', () => {
    const readme = read('README.md');
    const names = [attributes, events, methods, parts, slots].flatMap((table) => Object.keys(table));
    expect([tag, ...names].filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('has the same text keys in all three languages', () => {
    const catalogues = globSync('**/*trings/en.ts', { cwd: path() }).map((file) => dirname(file));
    expect(catalogues.length).toBeGreaterThan(0);
    for (const catalogue of catalogues) {
      const [swedish, english, german] = ['sv', 'en', 'de'].map((language) =>
        keysOf(read(catalogue, `${language}.ts`)),
      );
      expect(english?.length).toBeGreaterThan(0);
      expect(swedish).toEqual(english);
      expect(german).toEqual(english);
    }
  });

  it('is tested, also against the laws every element obeys', () => {
    const tests = globSync('**/*.test.{ts,tsx}', { cwd: path() }).map((file) => read(file));
    expect(tests.some((text) => text.includes('everyElement('))).toBe(true);
  });

  it('is used in an end-to-end test', () => {
    expect(specs.some((text) => text.includes(tag))).toBe(true);
  });
});

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '#elements/definitions.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const elements = join(root, 'packages', 'kit', 'src', 'elements');
const specs = globSync('e2e/**/*.spec.ts', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

const folders = readdirSync(elements, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The loader's table, read and not imported: its doors lead to code that runs in browsers only. */
const table = readFileSync(join(root, 'packages', 'kit', 'src', 'loader', 'doors.ts'), 'utf8');
const doors = new Map(
  table.split(/^ {2}(?='freight-)/m).flatMap((entry): [string, string][] => {
    const tag = /^'(freight-[\w-]+)': \{/.exec(entry)?.[1];
    return tag ? [[tag, entry]] : [];
  }),
);
const code = readFileSync(join(root, 'packages', 'kit', 'src', 'loader', 'code.ts'), 'utf8');
const namesIn = (list = '') => [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

const keysOf = (text: string) => [...text.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) => key).sort();

it('defines every element that has a folder, and gives each a door in the loader', () => {
  const tags = folders.map((folder) => `freight-${folder}`).sort();
  expect(definitions.map(({ tag }) => tag).sort()).toEqual(tags);
  expect([...doors.keys()].sort()).toEqual(tags);
});

describe.each(
  definitions.map((definition) => ({ ...definition, folder: definition.tag.replace('freight-', '') })),
)('$tag', ({ tag, folder, attributes, events, parts = {}, slots = {}, firstFrame, everywhere }) => {
  const path = (...names: string[]) => join(elements, folder, ...names);
  const read = (...names: string[]) => readFileSync(path(...names), 'utf8');

  it('has a door of under 40 lines and a style sheet of its name', () => {
    expect(read(`${tag}.tsx`).split('\n').length).toBeLessThan(40);
    expect(existsSync(path(`${folder}.css`))).toBe(true);
  });

  it('is described to the loader as it is defined', () => {
    const door = doors.get(tag) ?? '';
    expect(code).toContain(`'${tag}': () => import('#elements/${folder}/${tag}.tsx')`);
    expect(door.includes('everywhere: ')).toBe(Boolean(everywhere));
    const frames = [...door.matchAll(/virtual:first-frame\/([\w-]+\/\w+)/g)].map(([, frame]) => frame);
    expect(frames).toEqual(firstFrame ? ['sv', 'en', 'de'].map((language) => `${tag}/${language}`) : []);
    const changing = Object.entries(attributes).filter(([, { changesFirstFrame }]) => changesFirstFrame);
    expect(namesIn(/frameUnless: \[(.*?)\]/.exec(door)?.[1])).toEqual(changing.map(([name]) => name));
  });

  it('tells a host everything in its README', () => {
    const readme = read('README.md');
    const names = [attributes, events, parts, slots].flatMap((table) => Object.keys(table));
    expect([tag, ...names].filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('speaks three languages with the same words in each', () => {
    const [swedish, english, german] = ['sv', 'en', 'de'].map((language) =>
      keysOf(read('strings', `${language}.ts`)),
    );
    expect(english?.length).toBeGreaterThan(0);
    expect(swedish).toEqual(english);
    expect(german).toEqual(english);
  });

  it('is tested, also against the laws every element obeys', () => {
    const tests = globSync('**/*.test.{ts,tsx}', { cwd: path() }).map((file) => read(file));
    expect(tests.some((text) => text.includes('everyElement('))).toBe(true);
  });

  it('is used in an end-to-end test', () => {
    expect(specs.some((text) => text.includes(tag))).toBe(true);
  });
});

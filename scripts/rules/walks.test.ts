import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Import {
  file: string;
  /** Undefined for everything that the file exports. */
  names: string[] | undefined;
}

const namesIn = (braces: string | undefined) =>
  braces?.split(',').map((name) => name.replace(/^\s*(?:type )?\s*|\s+as\s+\w+|\s+$/g, ''));

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '');

/** What a file imports or exports from other files of the repository. */
function importsOf(file: string): Import[] {
  const { resolve } = createRequire(join(root, file));
  const isOurs = (source: string) => /^[.#]|^@freight\//.test(source) && !/\?inline$|\.json$/.test(source);
  return [
    ...withoutComments(read(file)).matchAll(
      /^(?:import|export)(?: type)? (?:\{([^}]*)\}|[\w*][\w* ,]*) from '([^']+)'|import\('([^']+)'\)/gm,
    ),
  ]
    .map(([, braces, source, lazy = '']) => ({ source: source ?? lazy, names: namesIn(braces) }))
    .filter(({ source }) => isOurs(source))
    .map(({ source, names }) => ({ file: relative(root, resolve(source)).replaceAll('\\', '/'), names }));
}

/** An entry of a package, which passes on what other files declare. */
const isEntry = (file: string) => /^packages\/\w+\/src\/(?:\w+\/)?(?:index|schemas)\.ts$/.test(file);

/** The files that declare what a file imports. */
function declaredIn({ file, names }: Import): string[] {
  if (!isEntry(file)) return [file];
  return importsOf(file)
    .filter(
      (passedOn) => !names || !passedOn.names || passedOn.names.some((name) => names.includes(name ?? '')),
    )
    .flatMap(declaredIn);
}

const doesImport = (file: string, other: string) => importsOf(file).flatMap(declaredIn).includes(other);
const areLinked = (one: string, other: string) => doesImport(one, other) || doesImport(other, one);
const doesName = (file: string, name: string) => importsOf(file).some(({ names }) => names?.includes(name));

const page = read('docs/architecture.md');
const walks = page
  .slice(page.indexOf('## Five walks'), page.indexOf('## Recipes'))
  .split(/^\*\*/m)
  .slice(1)
  .map((text) => {
    const steps = [...text.matchAll(/`([^`]+)`/g)].map(([, step = '']) => step);
    return {
      title: text.split('.**')[0] ?? '',
      files: steps.filter((step) => step.startsWith('packages/')),
      /** By a file, the type of what it receives, where it does not import the file before it. */
      received: new Map(
        [...text.matchAll(/as `(\w+)` ·\s*`([^`]+)`/g)].map(([, type = '', file = '']) => [file, type]),
      ),
    };
  });

test('the page has its five walks', () => {
  expect(walks.map(({ title }) => title)).toEqual([
    'An order, from the click to its row',
    'A status, from the dispatcher to the pixel',
    'A package ID, from the field to the API and back',
    'A 401',
    'A text',
  ]);
});

test.each(walks)(
  '$title: each file imports an earlier one, is imported by one, or shares the named type with the one before it',
  ({ files, received }) => {
    const lost = files.filter((file, place) => {
      const type = received.get(file);
      if (type) return ![file, files[place - 1] ?? ''].every((one) => doesName(one, type));
      return place > 0 && !files.slice(0, place).some((earlier) => areLinked(earlier, file));
    });
    expect(lost).toEqual([]);
  },
);

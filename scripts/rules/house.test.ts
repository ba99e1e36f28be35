import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floors } from './floors.mjs';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const isForeign = (path: string) => /(^|\/)(node_modules|dist|data|drizzle|test-results)(\/|$)/.test(path);
const files = globSync('{packages,demo-site,e2e,scripts,docs}/**/*.*', {
  cwd: root,
  exclude: isForeign,
}).sort();
const sources = files.filter(
  (path) => /\.(tsx?|mjs|css)$/.test(path) && !path.startsWith('packages/kit/types/'),
);
const tests = sources.filter((path) => /\.(test|spec)\.tsx?$/.test(path));

/** Lines of some files that match, as `file:line: text`. */
const linesWith = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

describe('packages', () => {
  /** Allowed dependencies of shipped code; undefined: any library, but only the named packages of ours. */
  const allowed: Record<string, { ours: string[]; libraries?: string[] }> = {
    'packages/contract': { ours: [], libraries: ['zod'] },
    'packages/client': {
      ours: ['@freight/contract'],
      libraries: ['jwt-decode', 'ky', 'socket.io-client', 'zustand'],
    },
    // The kit's files contain everything it needs: a host page installs nothing else.
    'packages/kit': { ours: [], libraries: [] },
    'packages/sample-services': { ours: ['@freight/contract'] },
    'packages/server': { ours: ['@freight/contract', '@freight/sample-services'] },
    'demo-site': { ours: ['@freight/kit'] },
  };
  const manifestOf = (folder: string) =>
    JSON.parse(read(`${folder}/package.json`)) as Record<string, Record<string, string> | undefined>;

  it.each(Object.entries(allowed))(
    '%s depends on what it may depend on, in exact versions',
    (folder, { ours, libraries }) => {
      const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
      const names = Object.keys(dependencies);
      const refused = names.filter((name) =>
        name.startsWith('@freight/') ? !ours.includes(name) : libraries && !libraries.includes(name),
      );
      expect(refused).toEqual([]);
      const versions = Object.entries({ ...dependencies, ...devDependencies });
      expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    },
  );

  it('keeps the server and its validation out of the kit', () => {
    const { devDependencies = {} } = manifestOf('packages/kit');
    expect(Object.keys(devDependencies).filter((name) => ['@freight/server', 'zod'].includes(name))).toEqual(
      [],
    );
  });

  interface Locked {
    link?: boolean;
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

  it('locks everything together with its content, the packages of other systems too [S16]', () => {
    const isOpen = ([place, { link, integrity }]: [string, Locked]) =>
      place.includes('node_modules/') && !link && !/^sha512-/.test(integrity ?? '');
    expect(Object.entries(packages).filter(isOpen)).toEqual([]);
  });

  it('locks the packages of other systems too, or npm refuses to install there and here', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const missing = wanted.filter(
      (name) => !Object.keys(packages).some((place) => place.endsWith(`node_modules/${name}`)),
    );
    expect(missing).toEqual([]);
  });
});

describe('code', () => {
  const ownRules = ['scripts/rules/house.test.ts', 'scripts/rules/walls.test.ts'];
  const judged = sources.filter((path) => !ownRules.includes(path));

  it('contains no notes of unfinished work', () => {
    expect(linesWith(judged, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('hides no error from the compiler', () => {
    expect(linesWith(judged, /@ts-(ignore|nocheck)/)).toEqual([]);
  });

  it('imports neither upwards nor by the path of another package', () => {
    expect(linesWith(judged, /(from|import\()\s*['"]\.\.\//)).toEqual([]);
  });

  it('skips no test, sleeps in none and compares with no snapshot', () => {
    const cheats =
      /\b(it|test|describe)\.(skip|todo|fixme|fails)\b|\.only\(|waitForTimeout|toMatch(Inline)?Snapshot/;
    expect(
      linesWith(
        tests.filter((path) => judged.includes(path)),
        cheats,
      ),
    ).toEqual([]);
    expect(
      linesWith(
        tests.filter((path) => judged.includes(path)),
        /await new Promise\(.*setTimeout\([^)]*,/,
      ),
    ).toEqual([]);
  });

  it('carries the ids of a test at the end of its name', () => {
    expect(linesWith(tests, /\b(it|test)\((['"`])\[[A-Z]+-\d+\]/)).toEqual([]);
  });
});

describe('styles', () => {
  const css = sources.filter((path) => path.startsWith('packages/kit/') && path.endsWith('.css'));

  it('measures in em or px, because a page decides what a rem is', () => {
    expect(linesWith(css, /\d\s*rem\b/)).toEqual([]);
  });

  it('reads public tokens and sets none', () => {
    expect(linesWith(css, /^\s*--freight-[\w-]+\s*:/)).toEqual([]);
  });

  it('has no inline styles in screens', () => {
    const screens = sources.filter((path) => path.startsWith('packages/kit/src/') && path.endsWith('.tsx'));
    expect(
      linesWith(
        screens.filter((path) => !tests.includes(path)),
        /\bstyle=\{\{|<style\b/,
      ),
    ).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('names files that exist', () => {
    const named = [...read('docs/architecture.md').matchAll(/`(packages\/[^`]+|scripts\/[^`]+)`/g)];
    const paths = named.map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('rooms', () => {
  it.each(Object.entries(floors))('of %s have a floor each', (folder, names) => {
    const found = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['testing', 'soak'].includes(entry.name))
      .map(({ name }) => name);
    expect(found.sort()).toEqual(names.filter((name) => !name.endsWith('.ts')).toSorted());
  });
});

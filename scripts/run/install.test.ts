import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
};

/** Files that `npm start` runs before the site answers, besides the code of kit and site. */
const programs = [
  'scripts/run/start.mjs',
  'scripts/run/serve.mjs',
  'packages/kit/vite.config.ts',
  'packages/kit/vite.npm.config.ts',
  'demo-site/vite.config.ts',
  'demo-site/generate/build.ts',
];

/** Modules a file loads when it is read; types and what is loaded on demand are none. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );

/** The libraries of some files and of all files of ours that these import. */
function librariesOf(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const libraries = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of importsOf(file)) {
      const own = name.startsWith('.') ? join(dirname(file), name) : name.replace('#scripts/', 'scripts/');
      if (existsSync(join(root, own)) && statSync(join(root, own)).isFile()) {
        if (/\.(ts|mjs|tsx)$/.test(own)) waiting.push(own);
      } else if (/^[a-z@]/.test(name) && !name.startsWith('node:') && !name.startsWith('@freight/')) {
        libraries.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
      }
    }
  }
  return libraries;
}

it('installs everything that the site is built with without the tools of tests and documentation [M4]', () => {
  const modules = Object.values(
    JSON.parse(read('packages/kit/dist/.vite/modules.json')) as Record<string, { modules: string[] }>,
  ).flatMap((script) => script.modules);
  const bundled = modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const wanted = new Set([...librariesOf(programs), ...bundled]);
  expect([...wanted]).toEqual(expect.arrayContaining(['vite', 'parse5', 'react', 'i18next']));
  expect([...wanted].filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
});

it('leaves two of three packages for later [M4]', () => {
  const locked = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const first = locked.filter(([, { dev }]) => !dev);
  expect(first.length).toBeGreaterThan(200);
  expect(first.length).toBeLessThan(locked.length * 0.4);
});

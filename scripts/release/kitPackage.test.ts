import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from '#scripts/run/build.mjs';
import { root } from '#scripts/run/install.mjs';
import { npm } from '#scripts/run/npm.mjs';

const kit = join(root, 'packages', 'kit');
const read = (file: string) => readFileSync(join(kit, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
};

const place = newFolder();

/** What npm would publish: its files by their paths in the package, and the archive they are in. */
let packed: string[];
let archive: string;
beforeAll(async () => {
  await buildStale();
  const output = await npm(['pack', '--pack-destination', place, '--json', '--ignore-scripts'], { cwd: kit });
  const [answer] = Object.values(
    JSON.parse(output) as Record<string, { filename: string; files: { path: string }[] }>,
  );
  packed = answer?.files.map(({ path }) => path) ?? [];
  archive = join(place, answer?.filename ?? '');
});

test('the package contains only what a host needs', () => {
  const expected = [
    /^(README|CHANGELOG)\.md$/,
    /^LICENSE$/,
    /^package\.json$/,
    /^custom-elements\.json$/,
    /^event-details\.schema\.json$/,
    /^vscode\.(css|html)-custom-data\.json$/,
    /^accessibility\.json$/,
    /^texts\.json$/,
    /^web-types\.json$/,
    /^types\/[\w/-]+\.d\.ts$/,
    /^types\/none\.js$/,
    /^npm\/(freight|index|rehearsal)\.js$/,
    /^npm\/assets\/sheetWorker-[\w-]+\.js$/,
    /^npm\/chunks\/[\w.-]+\.js$/,
    /^npm\/elements\/freight-[\w-]+\.js$/,
    /^npm\/frames\/[\w.-]+\.(css|html)$/,
    /^npm\/licenses\.md$/,
  ];
  expect(packed.filter((path) => !expected.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(expected.filter((pattern) => !packed.some((path) => pattern.test(path)))).toEqual([]);
});

test('everything the package exports is in it', () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const isThere = (target: string) =>
    globSync(target, { cwd: kit }).some((file) => packed.includes(file.replaceAll('\\', '/')));
  expect(targets.filter((target) => !isThere(target))).toEqual([]);
  expect(targets.length).toBeGreaterThan(8);
});

test('the package is installed beside frameworks of any version, whose types it may not know [P2]', {
  timeout: longTestEnds,
}, async () => {
  const old = {
    '@types/react': '18.3.1',
    preact: '8.5.3',
    'solid-js': '0.26.5',
    svelte: '4.2.19',
    vue: '2.7.16',
  };
  const host = join(place, 'host');
  for (const [name, version] of Object.entries(old)) {
    mkdirSync(join(host, 'old', name), { recursive: true });
    writeFileSync(join(host, 'old', name, 'package.json'), JSON.stringify({ name, version }));
  }
  const dependencies = Object.fromEntries(Object.keys(old).map((name) => [name, `file:old/${name}`]));
  writeFileSync(join(host, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', archive];
  await npm(install, { cwd: host });
  expect(existsSync(join(host, 'node_modules', '@freight', 'kit', 'npm', 'freight.js'))).toBe(true);
});

test('the guides give the setting by which Parcel, which ignores "exports", finds the package [P6]', () => {
  const setting = '"@parcel/resolver-default": { "packageExports": true }';
  expect(read('README.md')).toContain(setting);
  expect(readFileSync(join(root, 'docs', 'start-framework.md'), 'utf8')).toContain(setting);
  const { main } = JSON.parse(read('package.json')) as { main: string };
  expect(packed).toContain(main.replace('./', ''));
});

test('every way of resolving modules finds the types of what is exported, the oldest too', async () => {
  const content = createPackageFromTarballData(new Uint8Array(readFileSync(archive)));
  const judged = await checkPackage(content);
  const problems = judged.types ? judged.problems : ['no types'];
  // ES modules only: in old versions of Node `require()` cannot load them, `import()` can (packages/kit/README.md).
  const kinds = problems.map((problem) => (typeof problem === 'string' ? problem : problem.kind));
  expect([...new Set(kinds)]).toEqual(['CJSResolvesToESM']);
});

test('a bundler leaves out no file that defines tags, though a page uses nothing it exports [E1]', () => {
  const targets = ['./freight.js', './elements/*'].map((name) => {
    const target = manifest.exports[name];
    return typeof target === 'object' ? target['default'] : target;
  });
  expect(manifest.sideEffects).toEqual(expect.arrayContaining(targets));
});

test('the licence of every bundled library is listed', () => {
  const modules = Object.values(
    JSON.parse(read('dist/.vite/modules.json')) as Record<string, { modules: string[] }>,
  ).flatMap((script) => script.modules);
  const libraries = modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const licences = [...read('npm/licenses.md').matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)];
  const names = licences.map(([, name]) => name);
  expect([...new Set(libraries)].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toContain('react-dom');
  const free = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
  expect(licences.filter(([, , licence = '']) => !free.includes(licence)).map(([line]) => line)).toEqual([]);
});

test('the manifest of the elements names modules that are in the package [P9]', () => {
  const { modules } = JSON.parse(read('custom-elements.json')) as { modules: { path: string }[] };
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.map(({ path }) => path).filter((path) => !packed.includes(path))).toEqual([]);
});

test('every library in the list of licences has the text of its licence [P9]', () => {
  const [, ...libraries] = read('npm/licenses.md').split(/^## /m);
  const lacking = libraries.filter((text) => !/permission|redistribution/i.test(text));
  expect(lacking.map((text) => text.split('\n')[0])).toEqual([]);
});

test('the version that is packed has its entry in the list of changes', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  expect(existsSync(join(kit, 'LICENSE'))).toBe(true);
});

test('the editors find the page of every tag in the documentation [P9]', () => {
  type Tag = { name: string; 'doc-url'?: string; references?: { url: string }[] };
  const { contributions } = JSON.parse(read('web-types.json')) as {
    contributions: { html: { elements: Tag[] } };
  };
  const { tags } = JSON.parse(read('vscode.html-custom-data.json')) as { tags: Tag[] };
  const links = [
    ...contributions.html.elements.map((tag) => [tag.name, tag['doc-url']]),
    ...tags.map((tag) => [tag.name, tag.references?.[0]?.url]),
  ];
  expect(links.filter(([name, url]) => !url?.endsWith(`/docs/tags/${name}`))).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

/** `npm run build`: the kit, the site made from it, and the documentation below `/docs` of the site. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, StartupError } from './install.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { runCommand } from './runCommand.mjs';

/** @typedef {{title: string, folder: string, sources: string[], result: string, isOfText?: boolean}} Part */

const kitSources = ['packages/kit', 'packages/client', 'packages/contract', 'package-lock.json'];

/** In build order. @type {Part[]} */
const siteParts = [
  { title: 'Building the kit', folder: 'packages/kit', sources: kitSources, result: 'dist/freight.js' },
  {
    title: 'Building the site',
    folder: 'demo-site',
    sources: ['demo-site', ...kitSources],
    result: 'dist/index.html',
  },
];
/** @type {Part} */
const documentation = {
  title: 'Building the documentation',
  folder: 'docs',
  sources: [
    'docs',
    'packages/kit/src/elements',
    'packages/kit/custom-elements.json',
    'packages/kit/CHANGELOG.md',
    'packages/server/README.md',
    'demo-site/src/brand.ts',
    'package-lock.json',
  ],
  result: '.vitepress/dist/index.html',
  isOfText: true,
};

/** Parts made of text ignore package code; others ignore Markdown. @param {string} name @param {boolean} isOfText */
const isNoSource = (name, isOfText) =>
  /(^|\/)(dist|npm|node_modules)(\/|$)|\.test\.tsx?$/.test(name) ||
  (isOfText ? /^\/packages\/.*\.tsx?$/.test(name) : name.endsWith('.md'));

/** @param {string} source A file or a folder. @param {boolean} isOfText @returns {Promise<string[]>} */
async function filesOf(source, isOfText) {
  const path = join(root, source);
  const inside = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!inside) return [path];
  return inside
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isNoSource(file.slice(root.length), isOfText));
}

/** A hash of everything a part is made from. @param {Part} part */
async function fingerprint({ sources, isOfText = false }) {
  const lists = await Promise.all(sources.map((source) => filesOf(source, isOfText)));
  const files = lists.flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** Beside the packages and not in `dist`, which is published as it is. @param {Part} part */
const stampOf = ({ folder }) =>
  join(root, 'node_modules', '.cache', 'freight', `${folder.replace('/', '-')}.built`);

/** @param {Part} part @param {string} print */
async function isFresh(part, print) {
  if (!existsSync(join(root, part.folder, part.result))) return false;
  return (await readFile(stampOf(part), 'utf8').catch(() => '')) === print;
}

/** @param {Part} part @param {string} print @param {AbortSignal} [signal] */
async function build(part, print, signal) {
  const stamp = stampOf(part);
  await rm(stamp, { force: true });
  const folder = join(root, part.folder);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  // A test that builds stale parts runs as `test`; its output must be the same as any other build.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run(manifest.scripts.build, { cwd: folder, signal, env });
  if (code !== 0) throw new StartupError(`${output.trim()}\n${part.title} failed, see above.`);
  await mkdir(join(stamp, '..'), { recursive: true });
  await writeFile(stamp, print);
}

const builtDocumentation = join(root, 'docs', '.vitepress', 'dist');
const documentationOfSite = join(root, 'demo-site', 'dist', 'docs');
const notice = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<title>The documentation is being built</title>
<p>The documentation is being built. This page shows it in a minute.</p>
</html>
`;

/** The site's build empties its folder. */
async function layDocumentation() {
  await rm(documentationOfSite, { recursive: true, force: true });
  if (existsSync(join(root, documentation.folder, documentation.result)))
    return cp(builtDocumentation, documentationOfSite, { recursive: true });
  await mkdir(documentationOfSite, { recursive: true });
  return writeFile(join(documentationOfSite, 'index.html'), notice);
}

/** @param {Part} part @param {AbortSignal} [signal] @returns {Promise<boolean>} Whether it was stale. */
async function buildPart(part, signal) {
  const print = await fingerprint(part);
  if (await isFresh(part, print)) return false;
  await step(part.title, () => build(part, print, signal));
  return true;
}

/**
 * Builds the kit and the site where they are stale; at `/docs` is what was built before, or a notice. Throws a
 * `StartupError`.
 * @param {AbortSignal} [signal]
 */
export async function buildSite(signal) {
  let hasBuilt = false;
  for (const part of siteParts) hasBuilt = (await buildPart(part, signal)) || hasBuilt;
  if (hasBuilt) await layDocumentation();
}

export const isDocumentationFresh = async () => isFresh(documentation, await fingerprint(documentation));

/** Builds the documentation where it is stale. Throws a `StartupError`. @param {AbortSignal} [signal] */
export async function buildDocumentation(signal) {
  if (await buildPart(documentation, signal)) await layDocumentation();
}

/** Builds what has changed since it was built. Throws a `StartupError`. @param {AbortSignal} [signal] */
export async function buildStale(signal) {
  await buildSite(signal);
  await buildDocumentation(signal);
}

async function buildAll() {
  for (const part of [...siteParts, documentation]) {
    const print = await fingerprint(part);
    await step(part.title, () => build(part, print));
  }
  await layDocumentation();
}

await runCommand(import.meta, buildAll);

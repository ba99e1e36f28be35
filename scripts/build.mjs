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

/** In the order they are built in. @type {Part[]} */
const parts = [
  { title: 'Building the kit', folder: 'packages/kit', sources: kitSources, result: 'dist/freight.js' },
  {
    title: 'Building the site',
    folder: 'demo-site',
    sources: ['demo-site', ...kitSources],
    result: 'dist/index.html',
  },
  {
    title: 'Building the documentation',
    folder: 'docs',
    sources: [
      'docs',
      'packages/kit/src/elements',
      'packages/kit/custom-elements.json',
      'packages/server/README.md',
      'package-lock.json',
    ],
    result: '.vitepress/dist/index.html',
    isOfText: true,
  },
];

/** What is made of text is made of nothing else of the packages. @param {string} name @param {boolean} isOfText */
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
  // A test that builds what is stale runs as `test`; what it leaves must be the same as what anybody else builds.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run(manifest.scripts.build, { cwd: folder, signal, env });
  if (code !== 0) throw new StartupError(`${output.trim()}\n${part.title} failed, see above.`);
  await mkdir(join(stamp, '..'), { recursive: true });
  await writeFile(stamp, print);
}

/** The site's own build empties its folder. */
async function layDocumentation() {
  const place = join(root, 'demo-site', 'dist', 'docs');
  await rm(place, { recursive: true, force: true });
  await cp(join(root, 'docs', '.vitepress', 'dist'), place, { recursive: true });
}

/** Builds what has changed since it was built. Throws a `StartupError`. @param {AbortSignal} [signal] */
export async function buildStale(signal) {
  let hasBuilt = false;
  for (const part of parts) {
    const print = await fingerprint(part);
    if (await isFresh(part, print)) continue;
    await step(part.title, () => build(part, print, signal));
    hasBuilt = true;
  }
  if (hasBuilt) await layDocumentation();
}

async function buildAll() {
  for (const part of parts) {
    const print = await fingerprint(part);
    await step(part.title, () => build(part, print));
  }
  await layDocumentation();
}

await runCommand(import.meta, buildAll);

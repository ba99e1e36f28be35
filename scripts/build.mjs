/** `npm run build`: the kit, then the site made from it. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, StartupError } from './install.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** @typedef {{title: string, folder: string, sources: string[], result: string}} Part */

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
];

const isNoSource = (/** @type {string} */ name) =>
  /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$|\.md$/.test(name);

/** @param {string} source A file or a folder. @returns {Promise<string[]>} */
async function filesOf(source) {
  const path = join(root, source);
  const inside = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!inside) return [path];
  return inside
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isNoSource(file.slice(root.length)));
}

/** A hash of everything a part is made from. @param {Part} part */
async function fingerprint({ sources }) {
  const files = (await Promise.all(sources.map(filesOf))).flat().sort();
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

/** Builds what has changed since it was built. Throws a `StartupError`. @param {AbortSignal} [signal] */
export async function buildStale(signal) {
  for (const part of parts) {
    const print = await fingerprint(part);
    if (!(await isFresh(part, print))) await step(part.title, () => build(part, print, signal));
  }
}

async function buildAll() {
  for (const part of parts) {
    const print = await fingerprint(part);
    await step(part.title, () => build(part, print));
  }
}

if (import.meta.main) {
  try {
    await buildAll();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

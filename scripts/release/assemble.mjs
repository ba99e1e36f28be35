/**
 * `node scripts/release/assemble.mjs FOLDER`: puts everything the server needs to run into an empty folder, and nothing else:
 * its code, the packages it uses, the built site with the kit. The image in `Dockerfile` is such a folder with Node.
 */
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { buildStale } from '#scripts/run/build.mjs';
import { root, StartupError } from '#scripts/run/install.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/** @typedef {{resolved?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>}} Locked */

const server = 'packages/server';
/** The parts of our packages that are needed at run time. */
const parts = ['package.json', 'src', 'data', 'drizzle', 'fonts'];
const isForTests = (/** @type {string} */ path) => /\.test\.ts$|\/testing(\/|\.ts$|$)/.test(path);

/**
 * The paths of all packages a package needs at run time, found in the lockfile as Node resolves them: in the
 * importing package's folder, else further up.
 * @param {Record<string, Locked>} locked
 * @param {string} place
 * @param {Set<string>} [found]
 */
export function needs(locked, place, found = new Set()) {
  const { dependencies, optionalDependencies } = locked[place] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const above = place.split('/').map((_, index, all) => all.slice(0, all.length - index).join('/'));
    const at = [...above, '']
      .map((folder) => join(folder, 'node_modules', name))
      .find((path) => locked[path]);
    if (at === undefined || found.has(at)) continue;
    found.add(at);
    const { link, resolved } = locked[at] ?? {};
    needs(locked, link && resolved ? resolved : at, found);
  }
  return found;
}

/** @param {string} from @param {string} to */
async function copyPackage(from, to) {
  const inner = join(from, 'node_modules');
  await cp(from, to, { recursive: true, filter: (source) => source !== inner });
}

/** @param {string} place @param {string} folder */
async function copyOwn(place, folder) {
  for (const part of await readdir(join(root, place))) {
    if (!parts.includes(part)) continue;
    await cp(join(root, place, part), join(folder, place, part), {
      recursive: true,
      filter: (source) => !isForTests(relative(root, source)),
    });
  }
}

/**
 * Assembles the server in a folder, with the site if there is one.
 * @param {string} folder Empty, or not yet created.
 * @param {string} [site] Of the built pages.
 */
export async function assemble(folder, site) {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartupError(`The folder ${folder} is not empty.`);
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages;
  await copyOwn(server, folder);
  const present = new Set(
    Object.keys(
      JSON.parse(await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages,
    ),
  );
  for (const place of needs(locked, server)) {
    const { link, resolved } = locked[place] ?? {};
    if (link && resolved) {
      await copyOwn(resolved, folder);
      await mkdir(dirname(join(folder, place)), { recursive: true });
      await symlink(relative(dirname(place), resolved), join(folder, place));
    } else if (present.has(place)) await copyPackage(join(root, place), join(folder, place));
  }
  if (site) await cp(site, join(folder, 'site'), { recursive: true });
}

await runCommand(import.meta, async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartupError('Name an empty folder: node scripts/release/assemble.mjs FOLDER');
  await buildStale();
  await assemble(resolve(folder), join(root, 'demo-site', 'dist'));
  console.log(`✓ the server is in ${folder}`);
});

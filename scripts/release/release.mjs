/**
 * `npm run release -- FOLDER`: puts the built kit below its version into a folder that the server is given as
 * FREIGHT_KIT_RELEASES, with the hashes of all its files, an import map for pages that pin them, and the list of the
 * libraries inside (`sbom.cdx.json`, CycloneDX).
 * `--url https://freight.example.com/kit` is where that folder will answer, for the import map.
 * `npm run release -- version` comes first: it raises the version.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '#scripts/run/build.mjs';
import { root, StartupError } from '#scripts/run/install.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { oldFigures } from './oldFigures.mjs';
import { sbom } from './sbom.mjs';
import { raiseVersion } from './version.mjs';

/** @typedef {Record<string, string>} Hashes By a file's path below the release, with slashes: `sha384-…`. */

/** @param {string} folder @returns {Promise<Hashes>} */
async function hashesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  /** @type {Hashes} */
  const hashes = {};
  for (const file of files.sort()) {
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    hashes[relative(folder, file).split(sep).join('/')] = `sha384-${digest}`;
  }
  return hashes;
}

/**
 * What a page's `<script type="importmap">` holds to get this release and nothing else, files loaded later included.
 * @param {Hashes} hashes
 * @param {string} address Of the release, without a slash at its end.
 */
function importMapOf(hashes, address) {
  const scripts = Object.entries(hashes).filter(([file]) => file.endsWith('.js'));
  const elements = scripts.flatMap(([file]) => {
    const tag = /^chunks\/[^/]+\/(freight-[a-z-]+)\.js$/.exec(file)?.[1];
    return tag ? [[`@freight/kit/elements/${tag}`, `${address}/${file}`]] : [];
  });
  return {
    imports: {
      '@freight/kit': `${address}/index.js`,
      '@freight/kit/freight.js': `${address}/freight.js`,
      ...Object.fromEntries(elements),
    },
    integrity: Object.fromEntries(scripts.map(([file, hash]) => [`${address}/${file}`, hash])),
  };
}

/** @param {string} file @param {unknown} content */
const writeJson = (file, content) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Copies a built kit into a folder of releases and returns where it is now. A release that is there already with the
 * same files stays; one with others is never written over: browsers keep it for a year. Throws a `StartupError` then.
 * @param {{dist: string, version: string, folder: string, url: string, libraries?: unknown}} release
 */
export async function releaseKit({ dist, version, folder, url, libraries }) {
  const target = join(folder, version);
  await mkdir(folder, { recursive: true });
  // Atomic, because a server may read the folder at any moment.
  const draft = await mkdtemp(join(folder, '.draft-'));
  try {
    await cp(dist, draft, { recursive: true, filter: (source) => !source.endsWith('.vite') });
    const files = await hashesOf(draft);
    if (existsSync(target)) {
      const released = JSON.parse(await readFile(join(target, 'integrity.json'), 'utf8')).files;
      if (JSON.stringify(released) === JSON.stringify(files)) return target;
      throw new StartupError(
        `${version} was released with other files; raise the version in packages/kit/package.json and build again.`,
      );
    }
    await writeJson(join(draft, 'integrity.json'), { version, files });
    await writeJson(join(draft, 'importmap.json'), importMapOf(files, `${url}/${version}`));
    if (libraries !== undefined) await writeJson(join(draft, 'sbom.cdx.json'), libraries);
    await rename(draft, target);
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function releaseBuilt() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string', default: '/kit' } },
  });
  const [folder] = positionals;
  if (folder === 'version') {
    console.log(`✓ The next version is ${await raiseVersion()}; look through packages/kit/CHANGELOG.md`);
    for (const line of oldFigures()) console.log(`- ${line}`);
    return;
  }
  if (!folder) throw new StartupError('Name the folder of releases: npm run release -- FOLDER');
  await buildStale();
  const kit = join(root, 'packages', 'kit');
  const { version } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8'));
  const url = values.url.replace(/\/+$/, '');
  const release = { dist: join(kit, 'dist'), version, folder: resolve(folder), url };
  const target = await releaseKit({ ...release, libraries: await sbom() });
  console.log(`✓ ${version} is released in ${target}`);
}

await runCommand(import.meta, releaseBuilt);

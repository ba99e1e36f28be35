import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { releaseKit } from '#scripts/release/release.mjs';
import { type Site, startSite } from './site.ts';

const root = join(import.meta.dirname, '..', '..');
const kit = join(root, 'packages', 'kit');
export const builtKit = join(kit, 'dist');
const builtSite = join(root, 'demo-site', 'dist');

/** The versions of the built kit and of the one that comes after it. */
export const versions = {
  today: (JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string }).version,
  next: '99.0.0',
};

/** The label of the tracking card's button in the next version. */
export const nextSubmit = 'Track it, in the next version';

/** The files of a build that may be kept for ever, with their content. */
export const keptFiles = (folder: string): Map<string, string> =>
  new Map(
    globSync('chunks/*/*.js', { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{js,css}', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** The same sources, changed as a release changes them: a text, and a line that all elements share. */
const nextVersion: Plugin = {
  name: 'next-version',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/elements/track/entry/strings/en.ts')) return code.replace('Track parcel', nextSubmit);
    if (id.endsWith('/bridge/elementBehaviour.ts'))
      return `${code}\nObject.assign(globalThis, { freightElementsOf: '${versions.next}' });`;
    return undefined;
  },
};

/** The kit's next version. Built once, and again when the built kit has changed. */
export async function nextKit(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'freight', 'next-kit');
  const stamp = `${folder}.built`;
  const print = hashOf(builtKit);
  if (existsSync(folder) && (await readFile(stamp, 'utf8').catch(() => '')) === print) return folder;
  await rm(stamp, { force: true });
  await build({
    configFile: join(kit, 'vite.config.ts'),
    logLevel: 'error',
    define: { __FREIGHT_VERSION__: JSON.stringify(versions.next) },
    plugins: [nextVersion],
    build: { outDir: folder, emptyOutDir: true },
  });
  await writeFile(stamp, print);
  return folder;
}

/** A separate site that tests may release to. */
export interface ReleasedSite extends Site {
  /** Delivers today's version and no releases: the start of every test. */
  beginWithToday(): Promise<void>;
  /** Delivers the next version from now on; keeps the files of today's for open pages, or deletes them. */
  release(options: { keepsOldFiles: boolean }): Promise<void>;
  /** Puts the next version among the releases, below its version. */
  addNextRelease(): Promise<void>;
  /** Puts a page at `/blank`, in English and without anything but this. */
  writePage(head: string, body: string): Promise<void>;
}

/** Starts the built site with a folder of releases. */
export async function startReleasedSite(): Promise<ReleasedSite> {
  const next = await nextKit();
  const above = await mkdtemp(join(tmpdir(), 'freight-releases-'));
  const folder = join(above, 'site');
  const releases = join(above, 'releases');
  await cp(builtSite, folder, { recursive: true });
  await mkdir(releases);
  const add = (dist: string, version: string) => releaseKit({ dist, version, folder: releases, url: '/kit' });
  const deliver = async (dist: string) => {
    await rm(join(folder, 'kit'), { recursive: true });
    await cp(dist, join(folder, 'kit'), { recursive: true });
  };
  const site = await startSite({ env: { FREIGHT_SITE: folder, FREIGHT_KIT_RELEASES: releases } });
  return {
    ...site,
    async beginWithToday() {
      await deliver(builtKit);
      for (const version of Object.values(versions))
        await rm(join(releases, version), { recursive: true, force: true });
    },
    async release({ keepsOldFiles }) {
      if (keepsOldFiles) await add(builtKit, versions.today);
      await deliver(next);
    },
    async addNextRelease() {
      await add(next, versions.next);
    },
    writePage: (head, body) =>
      writeFile(
        join(folder, 'blank.html'),
        `<!doctype html><html lang="en"><title>Blank</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`,
      ),
    async stop() {
      await site.stop();
      await rm(above, { recursive: true, force: true });
    },
  };
}

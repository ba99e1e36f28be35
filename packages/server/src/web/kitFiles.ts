import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FoundFile, lookAt, safePath } from './findFile.ts';
import { hasHashedName } from './pageHeaders.ts';

/** Where the kit's files are: the build that is delivered with the site, and the folder of releases, if any. */
export interface KitFolders {
  site: string;
  releases: string | undefined;
}

const versioned = /^\d+\.\d+\.\d+[^/]*$/;

/**
 * The file that answers an address below `/kit/`: `/kit/<version>/…` from that release, anything else from the site's
 * own build. Pages that are open or cached ask for files of the build they began with; their addresses are made of their
 * content, so it does not matter which release still has one. Undefined if no release has it.
 */
export async function findKitFile(folders: KitFolders, pathname: string): Promise<FoundFile | undefined> {
  const path = safePath(pathname)?.replace(/^\/kit\//, '');
  if (path === undefined) return undefined;
  const { site, releases } = folders;
  const [version = '', ...rest] = path.split('/');
  if (versioned.test(version))
    return releases === undefined ? undefined : lookAt(join(releases, version, ...rest), 200);
  const current = await lookAt(join(site, 'kit', path), 200);
  if (current !== undefined || releases === undefined || !hasHashedName(pathname)) return current;
  for (const release of await readdir(releases)) {
    const found = versioned.test(release) ? await lookAt(join(releases, release, path), 200) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

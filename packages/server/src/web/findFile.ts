import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Page addresses made of a fixed beginning and any id: one page serves them all. */
const dynamicPages: readonly { address: RegExp; file: string }[] = [
  { address: /^\/order-details\/[^/]+\/?$/, file: 'app.html' },
  // Programs request it at the root; the documentation's build writes it.
  { address: /^\/llms\.txt$/, file: join('docs', 'llms.txt') },
];

export interface FoundFile {
  file: string;
  /** 200, or 404 for the page `404.html`. */
  status: 200 | 404;
  size: number;
  modified: number;
}

/**
 * The file of a folder that answers a path: the file itself, `tracking/index.html` or `tracking.html` for
 * `/tracking`, the page of a dynamic address, or the folder's `404.html`, below `/docs/` the documentation's. Undefined
 * if all of them are missing.
 */
export async function findFile(folder: string, pathname: string): Promise<FoundFile | undefined> {
  const path = safePath(pathname);
  const dynamic = dynamicPages.find(({ address }) => address.test(pathname));
  const candidates = path === undefined ? [] : candidatesFor(path, dynamic?.file);
  for (const candidate of candidates) {
    const found = await lookAt(join(folder, candidate), 200);
    if (found !== undefined) return found;
  }
  const ofDocs = /^\/docs\//.test(pathname) && (await lookAt(join(folder, 'docs', '404.html'), 404));
  return ofDocs || lookAt(join(folder, '404.html'), 404);
}

function candidatesFor(path: string, dynamicFile: string | undefined): string[] {
  const bare = path.replace(/\/+$/, '');
  const own = bare === '' ? ['index.html'] : [bare, join(bare, 'index.html'), `${bare}.html`];
  return dynamicFile === undefined ? own : [...own, dynamicFile];
}

/** The decoded path, or undefined for one that leaves the folder, names a hidden file or cannot be decoded. */
export function safePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const isHidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return isHidden || /[\0\\]/.test(path) || path.length > 1000 ? undefined : path;
}

/** A file with its size and modification time; undefined if it is missing. */
export async function lookAt(file: string, status: 200 | 404): Promise<FoundFile | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  return { file, status, size: facts.size, modified: facts.mtimeMs };
}

import { permissionsPolicy } from './pagePolicy.ts';

/** Addresses that hold a secret in their query or behind their `#`: they are sent to no other page as a referrer. */
const secretPages = ['/auth/callback', '/magic-link', '/reset-password', '/shared'];

/**
 * Addresses that carry a hash of their content: in the name of a file that the bundler writes into its own folders, as in
 * releases of the kit before 0.3, or in the name of the folder of the kit's chunks.
 */
const hashedName = /\/(?:(?:assets|chunks)\/(?:.*\/)?[^/]+[-.][\w-]{7,8}|chunks\/[0-9a-f]{7}\/[^/]+)\.\w+$/;

/** The address of a page from its file or from however its path was written: `/%6dagic-link/`, `/magic-link/index.html`. */
function pageOf(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded is not one of our pages.
  }
  return `/${plain}`
    .replace(/[\\/]+/g, '/')
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** The headers of an HTML page: `pathname` is what was asked for, `file` what answers, below the folder of the site. */
export function pageHeaders(page: {
  pathname: string;
  file: string;
  policy: string;
}): Record<string, string> {
  const isSecret = [page.pathname, page.file].some((path) => secretPages.includes(pageOf(path)));
  return {
    'content-security-policy': page.policy,
    'permissions-policy': permissionsPolicy,
    'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cache-control': isSecret ? 'no-store' : 'no-cache',
    ...(isSecret ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

export const hasHashedName = (pathname: string): boolean => hashedName.test(pathname);

/** Below a version: what was released under it never changes. */
const releasedFile = /^\/kit\/\d+\.\d+\.\d+[^/]*\//;

/** What pages name themselves: always the latest version, and at most this old. */
const entry = /^\/kit\/(?:freight|index|frame)\.js$/;

function cachingOf(pathname: string): string {
  if (hasHashedName(pathname) || releasedFile.test(pathname)) return 'public, max-age=31536000, immutable';
  return entry.test(pathname) ? 'public, max-age=300' : 'public, no-cache';
}

/** Module scripts of another origin are fetched with CORS; so must be the 404 for a missing one. */
export const kitHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const isKitFile = (pathname: string): boolean => pathname.startsWith('/kit/');

/** The headers of a script, style, picture or font. The kit's own files may be used by pages of any origin. */
export function assetHeaders(pathname: string): Record<string, string> {
  const headers = { 'cache-control': cachingOf(pathname) };
  return isKitFile(pathname) ? { ...headers, ...kitHeaders } : headers;
}

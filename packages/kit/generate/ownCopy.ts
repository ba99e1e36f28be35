import { join } from 'node:path';
import type { Plugin } from 'vite';

const src = join(import.meta.dirname, '..', 'src');

/**
 * Gives some entries a copy of their own of every module they import at once, so that each is one file and fetches
 * nothing else before it runs. What two copies on a page must agree on is shared through the runtime. What an entry
 * imports later is the same for all.
 */
export function ownCopy(entries: Record<string, string>): Plugin {
  const copyOf = (importer: string): string | undefined =>
    /\?copy=(\w+)$/.exec(importer)?.[1] ??
    Object.keys(entries).find((name) => importer === join(src, entries[name] ?? ''));
  return {
    name: 'freight-own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const copy = importer && copyOf(importer);
      if (!copy || options.kind === 'dynamic-import') return undefined;
      const resolved = await this.resolve(source, importer.replace(/\?copy=\w+$/, ''), {
        ...options,
        skipSelf: true,
      });
      return resolved && !resolved.external ? { ...resolved, id: `${resolved.id}?copy=${copy}` } : resolved;
    },
  };
}

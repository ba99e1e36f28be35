import { join } from 'node:path';
import type { Plugin } from 'vite';

const src = join(import.meta.dirname, '..', 'src');

/**
 * Inlines the static imports of some entries, so that each is one file that runs without fetching another. A module
 * that two entries import exists twice; state that both share is kept in the page's registry. Dynamic imports stay
 * shared chunks.
 */
export function inlineEntryDeps(entries: Record<string, string>): Plugin {
  const copyOf = (importer: string): string | undefined =>
    /\?copy=(\w+)$/.exec(importer)?.[1] ??
    Object.keys(entries).find((name) => importer === join(src, entries[name] ?? ''));
  return {
    name: 'freight-inline-entry-deps',
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

import type { Plugin } from 'vite';

const mark = '?second';
const libraries = '/node_modules/';

/**
 * For tests: a module that is imported with `?second` is loaded anew, together with every module of the kit that it
 * imports, as a second version of the kit loads all its own code. Libraries stay the same.
 */
export function secondCopy(): Plugin {
  return {
    name: 'freight-second-copy',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(mark) || source.endsWith(mark)) return undefined;
      const resolved = await this.resolve(source, importer.slice(0, -mark.length), {
        ...options,
        skipSelf: true,
      });
      const isOurs =
        resolved && !resolved.external && !resolved.id.includes(libraries) && !resolved.id.includes('?');
      return isOurs ? { ...resolved, id: resolved.id + mark } : resolved;
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps each one in a helper that preloads a page's css and chunks; the kit
 * has no css files, its own loader preloads, and the helper would be half of what every page pays for the loader.
 */
export function plainImports(): Plugin {
  return {
    name: 'freight-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

import type { Plugin } from 'vite';

/** Vite's wrapper as it stands in a minified chunk: `u(()=>import("./x.js"),[],import.meta.url)`. */
const wrapped = /(?<![\w$])[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\],import\.meta\.url\)/g;

/**
 * Leaves dynamic imports as they are. Vite wraps each one in a helper that preloads a page's css and chunks; the kit
 * has no css files, its own loader preloads, and the helper would be a third of what every page pays for the loader.
 */
export function plainImports(): Plugin {
  return {
    name: 'freight-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.startsWith('\0vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(wrapped, '$1');
      },
    },
  };
}

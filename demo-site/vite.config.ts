import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pagesOnRequest } from './generate/pagesOnRequest.ts';

/**
 * The kit's files are served in `/kit`, unbundled, as on any other page: the site's imports and the loader use the same
 * files.
 */
const kitBeside: Plugin = {
  name: 'kit-beside',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, _, { ssr }) =>
    source === '@freight/kit' && !ssr ? { id: '/kit/index.js', external: 'absolute' } : undefined,
};

/** Chromium then reads all of the site on another thread while it arrives, not each function when it is called. */
const readAhead: Plugin = {
  name: 'read-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

const kit: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'packages', 'kit', 'package.json'), 'utf8'),
);

/** Builds the host site's client; `generate/build.ts` then writes the pages. `npm run dev` serves the same from source. */
export default defineConfig({
  root: import.meta.dirname,
  define: {
    __KIT_VERSION__: JSON.stringify(kit.version),
    __BUILT_IN__: JSON.stringify(new Date().getFullYear()),
  },
  plugins: [kitBeside, react(), readAhead, pagesOnRequest()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    // The prerendered pages name the files that come with them.
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

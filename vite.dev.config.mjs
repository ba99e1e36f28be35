import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import site from './demo-site/vite.config.ts';
import { browserLibraries, unbundledLibraries } from './packages/kit/generate/browserLibraries.ts';
import { entryTable } from './packages/kit/generate/entryTable.ts';
import { firstFrames } from './packages/kit/generate/firstFrames.ts';
import { fromSource } from './packages/kit/generate/fromSource.ts';
import kit from './packages/kit/package.json' with { type: 'json' };

const siteStyles = join(import.meta.dirname, 'demo-site', 'src');

/**
 * React replaces components in place, and Vite the style sheets of the site. Texts, stores and the css of shadow roots
 * are read once: when one of them changes, the page reloads.
 *
 * @type {import('vite').Plugin}
 */
const reload = {
  name: 'freight-reload',
  hotUpdate({ file, modules }) {
    const isReplaced = file.endsWith('.tsx') || (file.endsWith('.css') && file.startsWith(siteStyles));
    if (this.environment.name !== 'client' || modules.length === 0 || isReplaced) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * The playground at the address it has on the built site, whose server finds the page of a folder.
 * @type {import('vite').Plugin}
 */
const playground = {
  name: 'freight-playground',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/playground\/?(?=$|\?)/, '/playground/index.html');
      next();
    });
  },
};

/**
 * Vite watches its root, and every other file from the moment it has been served: on a busy machine that is too late for
 * a change right after the first page.
 * @type {import('vite').Plugin}
 */
const watchPackages = {
  name: 'freight-watch-packages',
  configureServer({ watcher }) {
    watcher.add(
      ['client', 'contract', 'kit'].map((name) => join(import.meta.dirname, 'packages', name, 'src')),
    );
  },
};

/** `npm run dev`: the site and the kit from their sources. */
export default defineConfig(
  mergeConfig(site, {
    cacheDir: join(import.meta.dirname, 'node_modules', '.cache', 'dev'),
    plugins: [fromSource(), firstFrames(), entryTable(), playground, watchPackages, reload],
    define: { __FREIGHT_VERSION__: JSON.stringify(kit.version) },
    optimizeDeps: {
      // Found late, a library makes the page reload.
      include: [...browserLibraries, 'uqr', 'react-router'],
      exclude: unbundledLibraries,
    },
    server: {
      warmup: {
        clientFiles: ['./src/main.tsx', '../packages/kit/src/loader/freight.ts'],
        ssrFiles: ['./src/prerender.tsx'],
      },
    },
  }),
);

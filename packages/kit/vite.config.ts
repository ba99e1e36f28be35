import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { elementFiles } from './generate/elementFiles.ts';
import { filesTable } from './generate/filesTable.ts';
import { firstFrames } from './generate/firstFrames.ts';
import { onlyCombobox } from './generate/onlyCombobox.ts';
import { plainImports } from './generate/plainImports.ts';
import manifest from './package.json' with { type: 'json' };

const sharedWithLoader =
  /\/src\/(runtime\/(runtime|configuration|quirks|language|elementLoader|whenIdle)|styles\/adoptSheets|bridge\/(viewport|firstFrame)|ui\/telAddress|loader\/(loadElement|doors))\.ts$|preload-helper|\/zustand\/esm\/vanilla\.mjs$|\/contract\/src\/(limits|index)\.ts$/;

/** Builds the published kit: the loader, the light door, and one entry per tag; everything else in shared chunks. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    root: import.meta.dirname,
    base: './',
    plugins: [react(), onlyCombobox(), plainImports(), firstFrames(), filesTable()],
    define: { __FREIGHT_VERSION__: JSON.stringify(manifest.version), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      // The first versions with `light-dark()`. What it is rewritten to for older ones follows no page's colour scheme,
      // and loses every colour where the page declares none.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: 'dist',
      emptyOutDir: true,
      cssCodeSplit: false,
      // For the size budget; not published.
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input: {
          freight: 'src/loader/freight.ts',
          index: 'src/index.ts',
          ...(await elementFiles()),
        },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            // What the loader shares with the elements: one file to fetch before the first frame, not six.
            groups: [{ name: 'page', test: sharedWithLoader }],
          },
        },
      },
    },
  }),
);

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFolder, draftFolder } from './generate/chunkFolder.ts';
import { chunkGroups } from './generate/chunkGroups.ts';
import { elementFiles } from './generate/elementFiles.ts';
import { entryTable } from './generate/entryTable.ts';
import { firstFrames } from './generate/firstFrames.ts';
import { hostedEntries } from './generate/hostedFiles.ts';
import { inlineEntryDeps } from './generate/inlineEntryDeps.ts';
import { moduleList } from './generate/moduleList.ts';
import { r2wcLicense } from './generate/r2wcLicense.ts';
import { tagFiles } from './generate/tagFiles.ts';
import { withoutDescriptions } from './generate/withoutDescriptions.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Chromium compiles a file that begins like this while it arrives, off the main thread, instead of each function when it
 * is first called. If most of them run on load, this saves a tenth of the time until the first reaction.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Separate files that are fetched when they are used; their imports must not load React. */
const laterEntries = { isolate: 'src/isolated/isolate.ts', call: 'src/bridge/methods/call.ts' };

/** Builds the published kit: the loader, the light entry, and one chunk per tag; everything else in shared chunks. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    inlineEntryDeps({
      freight: 'loader/freight.ts',
      index: 'index.ts',
      isolate: 'isolated/isolate.ts',
      call: 'bridge/methods/call.ts',
      frame: 'isolated/frame.ts',
      rehearsal: 'rehearsal/index.ts',
    }),
    firstFrames(),
    entryTable({ hasAddresses: true }),
    tagFiles(),
    moduleList(),
    chunkFolder(),
    r2wcLicense(),
    withoutDescriptions(),
  ],
  define: {
    __FREIGHT_VERSION__: JSON.stringify(manifest.version),
    'import.meta.env.FREIGHT_HOSTED': 'true',
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: 'es2022',
    // The first versions with `light-dark()`. What it is rewritten to for older ones follows no page's colour scheme,
    // and loses every colour where the page declares none.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // As a library: dynamic imports stay as they are, and the loader preloads.
    lib: { entry: { ...hostedEntries, ...laterEntries, ...elementFiles() }, formats: ['es'] },
    // For the size budget; not published.
    manifest: true,
    // Published: the licences of all libraries inside ask for it.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => (name in hostedEntries ? '[name].js' : `${draftFolder}/[name].js`),
        chunkFileNames: `${draftFolder}/[name].js`,
        minify: true,
        comments: false,
        postBanner: ({ name }) => (['freight', 'core'].includes(name) ? compileAhead : ''),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

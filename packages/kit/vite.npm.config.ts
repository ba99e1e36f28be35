import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './generate/chunkGroups.ts';
import { elementFiles } from './generate/elementFiles.ts';
import { entryGroup } from './generate/entryGroup.ts';
import { entryTable } from './generate/entryTable.ts';
import { firstFrames } from './generate/firstFrames.ts';
import { r2wcLicense } from './generate/r2wcLicense.ts';
import { withoutDescriptions } from './generate/withoutDescriptions.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Builds what npm delivers, for the bundlers of others: plain modules with plain `import()`. What the hosted kit knows of
 * its own files (their table, their addresses, what comes after a release) is left out, because here they are the host's:
 * bundlers give files their names, and an `import.meta.url` would make them look for files that are not there.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), firstFrames(), entryTable(), r2wcLicense(), withoutDescriptions()],
  define: {
    __FREIGHT_VERSION__: JSON.stringify(manifest.version),
    __FREIGHT_FILES__: '{ files: [], rows: [] }',
    'import.meta.env.FREIGHT_HOSTED': 'false',
    'import.meta.url': '""',
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: 'npm',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib: {
      entry: {
        freight: 'src/loader/freight.ts',
        index: 'src/index.ts',
        rehearsal: 'src/rehearsal/index.ts',
        ...elementFiles(),
      },
      formats: ['es'],
    },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => (name.startsWith('freight-') ? 'elements/[name].js' : '[name].js'),
        // Without a hash: the host's bundler adds its own, and its first bundle carries every name.
        chunkFileNames: 'chunks/[name].js',
        // Comments say to bundlers which imports are not theirs; the host's own build makes the files small.
        minify: false,
        codeSplitting: {
          groups: [entryGroup({ loader: 'loader/freight.ts', light: 'index.ts' }), ...chunkGroups],
        },
      },
    },
  },
});

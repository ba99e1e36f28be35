import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { eagerModules } from './generate/eagerModules.ts';
import { elementFiles } from './generate/elementFiles.ts';
import { filesTable } from './generate/filesTable.ts';
import { firstFrames } from './generate/firstFrames.ts';
import { leafletUse } from './generate/leafletUse.ts';
import { leanLibraries } from './generate/leanLibraries.ts';
import { moduleList } from './generate/moduleList.ts';
import { onlyCombobox } from './generate/onlyCombobox.ts';
import { ownCopy } from './generate/ownCopy.ts';
import { plainImports } from './generate/plainImports.ts';
import { terse } from './generate/terse.ts';
import { wordless } from './generate/wordless.ts';
import manifest from './package.json' with { type: 'json' };

/** Builds the published kit: the loader, the light door, and one entry per tag; everything else in shared chunks. */
export default defineConfig((): UserConfig => {
  const elements = elementFiles();
  return {
    root: import.meta.dirname,
    base: './',
    plugins: [
      react(),
      ownCopy({ freight: 'loader/freight.ts', index: 'index.ts', frame: 'loader/firstFrame.ts' }),
      onlyCombobox(),
      leanLibraries(),
      leafletUse(),
      plainImports(),
      firstFrames(),
      filesTable(),
      wordless(),
      terse(),
      eagerModules(),
      moduleList(),
    ],
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
      // Published: the licences of all libraries inside ask for it.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: {
          freight: 'src/loader/freight.ts',
          index: 'src/index.ts',
          ...elements,
        },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            // Together they compress better, and every element needs all of them.
            groups: [
              { name: 'frame', test: /styles\/frame\.css|loader\/firstFrame\.ts|\?copy=frame/, priority: 1 },
              { name: 'core', test: 'rolldown/runtime' },
              { name: 'core', minShareCount: Math.ceil(Object.keys(elements).length * 0.45) },
            ],
          },
        },
      },
    },
  };
});

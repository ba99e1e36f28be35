import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the host site's client; `generate/prerender.ts` then writes the pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});

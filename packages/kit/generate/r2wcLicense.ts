import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds the licence of r2wc to `licenses.md`: its packages name it and leave out the text, which their repository has. */
export function r2wcLicense(): Plugin {
  const text = readFileSync(join(import.meta.dirname, 'r2wc-license.txt'), 'utf8');
  return {
    name: 'freight-r2wc-license',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['licenses.md'];
        if (file?.type === 'asset')
          file.source = String(file.source).replace(
            /^## @r2wc\/.+$/gm,
            (title) => `${title}\n\n${text.trim()}`,
          );
      },
    },
  };
}

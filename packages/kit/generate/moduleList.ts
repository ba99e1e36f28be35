import { join } from 'node:path';
import type { Plugin } from 'vite';

const repository = join(import.meta.dirname, '..', '..', '..', '/');

/** Lists what every script imports at once and is made of in `.vite/modules.json`, for the tests; not published. */
export function moduleList(): Plugin {
  return {
    name: 'freight-module-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts: Record<string, { imports: string[]; modules: string[] }> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = file.moduleIds.map((id) => id.replace(repository, ''));
        scripts[file.fileName] = { imports: file.imports, modules };
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(scripts) });
    },
  };
}

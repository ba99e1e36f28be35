import { join } from 'node:path';
import type { Plugin } from 'vite';
import { emptyFolders } from './chunkGroups.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '/');

/**
 * For the tests, not published: lists the static imports and the modules of every script in `.vite/modules.json`, and
 * the folders of chunks that hold no module in `.vite/empty-folders.json`.
 */
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
      const ids = Object.values(scripts).flatMap(({ modules }) => modules);
      const lists = { modules: scripts, 'empty-folders': emptyFolders(ids) };
      for (const [name, list] of Object.entries(lists))
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: JSON.stringify(list) });
    },
  };
}

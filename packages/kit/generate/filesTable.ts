import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Everything a chunk imports statically, itself first. */
function closure(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) closure(bundle, imported, found);
  return found;
}

const addressFrom = (chunk: string, file: string): string => {
  const address = posix.relative(posix.dirname(chunk), file);
  return address.startsWith('.') ? address : `./${address}`;
};

/**
 * Tells the loader which files each tag needs, so that it fetches them all at once: replaces `__FREIGHT_FILES__`
 * in the finished loader by `{files, tags}`, where a tag lists indexes of files. Addresses are relative to the
 * chunk they stand in, wherever the bundler has put it.
 */
export function filesTable(): Plugin {
  return {
    name: 'freight-files-table',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const loader = bundle['freight.js'];
        if (loader?.type !== 'chunk') return;
        const files: string[] = [];
        const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
        const tags = Object.fromEntries(
          Object.keys(bundle)
            .filter((file) => file.startsWith('elements/'))
            .map((file) => [file.replace(/^elements\/|\.js$/g, ''), [...closure(bundle, file)].map(indexOf)]),
        );
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes('__FREIGHT_FILES__')) continue;
          // An address is read where the table stands, which is not where the loader is.
          const addresses = files.map((file) => addressFrom(chunk.fileName, file));
          const table = JSON.stringify({ files: addresses, tags });
          chunk.code = chunk.code.replaceAll('__FREIGHT_FILES__', () => table);
        }
      },
    },
  };
}

import { join } from 'node:path';
import { languages } from '@freight/contract';
import type { Rolldown } from 'vite';
import { type ChunkName, chunkFolders, wordFolders } from './chunkFolders.ts';

type ChunkGroup = Rolldown.CodeSplittingGroup;

/** Modules in the loader and the light entry are copies of their own; they belong to no chunk. */
const isShared = (id: string) => !id.includes('?copy=');

const repository = join(import.meta.dirname, '..', '..', '..', '/');

/** The path of a module in the repository, as in `chunkFolders`; of a library below `node_modules`. */
function placeOf(id: string): string {
  const [path = ''] = id.split('?');
  const library = path.lastIndexOf('node_modules/');
  return library >= 0 ? path.slice(library) : path.replace(repository, '');
}

/** The innermost folder of a table that holds a module, with its chunk; a file is its own innermost folder. */
function folderOf<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
  id: string,
): { name: Name; folder: string } | undefined {
  const place = placeOf(id);
  let found: { name: Name; folder: string } | undefined;
  for (const name of Object.keys(table) as Name[])
    for (const folder of table[name])
      if (
        (folder.endsWith('/') ? place.startsWith(folder) : place === folder) &&
        folder.length > (found?.folder.length ?? 0)
      )
        found = { name, folder };
  return found;
}

const languageOf = (id: string) => languages.find((one) => id.endsWith(`/${one}.ts`));

/**
 * Groups of modules that share a file; the first group that matches a module takes it with all that it imports. This
 * keeps requests few and loads little that a page does not need. A module in no folder of the table goes to its user.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    debugName: 'words',
    name(id) {
      const language = languageOf(id);
      if (!language || !isShared(id)) return null;
      const { name } = folderOf(wordFolders, id) ?? { name: 'words' };
      return name === 'none' ? null : `${name}-${language}`;
    },
  },
  ...(Object.keys(chunkFolders) as ChunkName[])
    .filter((name) => name !== 'none')
    .map((name) => ({
      name,
      test: (id: string) => isShared(id) && folderOf(chunkFolders, id)?.name === name,
    })),
];

/** The folders and files of both tables that none of some modules is in. */
export function emptyFolders(ids: readonly string[]): string[] {
  const unused = (table: Readonly<Record<string, readonly string[]>>, held: readonly string[]) => {
    const used = new Set(held.map((id) => folderOf(table, id)?.folder));
    return Object.values(table)
      .flat()
      .filter((folder) => !used.has(folder));
  };
  return [...unused(chunkFolders, ids), ...unused(wordFolders, ids.filter(languageOf))];
}

import { join } from 'node:path';
import type { Rolldown } from 'vite';

const src = join(import.meta.dirname, '..', 'src');

/** Modules of the contract that its entry exports and a first bundle does not use. */
const unused = /packages\/contract\/src\/(?!limits|paths)/;

/**
 * Chunks for the modules that the entries import statically: one for each entry, one for what they share. Without them
 * such a module would go into the chunk of the elements, and React with it into the first bundle of every host.
 */
export function entryGroup(entries: Record<string, string>): Rolldown.CodeSplittingGroup {
  let collected: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const collect = (context: Rolldown.ChunkingContext) =>
    Object.entries(entries).map(([name, entry]) => {
      const path = join(src, entry);
      const found = new Set([path]);
      // The iteration also visits the modules that are added to the set meanwhile.
      for (const id of found)
        for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
      found.delete(path);
      return [name, found] as const;
    });
  return {
    debugName: 'entries',
    // Before the other groups, which name some of the same modules.
    priority: 1,
    name(id, context) {
      if (unused.test(id)) return null;
      collected ??= collect(context);
      const names = collected.flatMap(([name, ids]) => (ids.has(id) ? name : []));
      return names.length > 1 ? 'entries' : (names[0] ?? null);
    },
  };
}

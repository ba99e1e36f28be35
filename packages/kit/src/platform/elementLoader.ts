import { shared, sharedSoFar } from '#platform/registry.ts';

type Load = (tag: string) => Promise<unknown>;

declare module '#platform/registry.ts' {
  interface Shared {
    /** Fetches the code of a tag. */
    loadElement: Load;
  }
}

/** The script that knows where each tag's code is puts its function here. */
export function provideElementLoader(load: Load): void {
  shared('loadElement', () => load);
}

/**
 * Makes sure the page has the companion element another one needs (law 6): the one that is there, whoever put it,
 * else a new one at the end of the body.
 */
export function ensureCompanion(tag: string): Element {
  const standing = document.querySelector(tag);
  sharedSoFar('loadElement')?.(tag).catch((error: unknown) =>
    console.error(`[freight] <${tag}> could not be loaded.`, error),
  );
  if (standing) return standing;
  const companion = document.createElement(tag);
  document.body.append(companion);
  return companion;
}

import { pageDocument } from '#platform/pageDocument.ts';
import { shared, sharedSoFar } from '#platform/registry.ts';
import { report } from '#platform/report.ts';

type Load = (tag: string) => Promise<unknown>;

declare module '#platform/registry.ts' {
  interface Shared {
    /** Fetches the code of a tag. */
    loadElement: Load;
  }
}

/** Called by the loader, which knows the files of each tag. */
export function provideElementLoader(load: Load): void {
  shared('loadElement', () => load);
}

/** Fetches the code of an element that is about to be shown. A failure is reported only when the element is shown. */
export const prepareElement = (tag: string): void =>
  void sharedSoFar('loadElement')?.(tag).catch(() => undefined);

/**
 * Makes sure the page has the companion element another one needs (law 6): an existing one, else a new one at the end of
 * the body.
 */
export function ensureCompanion(tag: string): Element {
  const existing = pageDocument.querySelector(tag);
  sharedSoFar('loadElement')?.(tag).catch((error: unknown) =>
    report('element-not-loaded', { tag, reason: error }),
  );
  if (existing) return existing;
  const companion = pageDocument.createElement(tag);
  pageDocument.body.append(companion);
  return companion;
}

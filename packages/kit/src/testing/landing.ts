import { onTestFinished } from 'vitest';
import type { ElementDefinition } from '#bridge/definition.ts';

/** For elements that a link from outside lands on: they read the page's address and clean it. */

/** What the page keeps in its history entry, which the element must not change. */
export const pageState = { of: 'the page' };

/** Puts a query on the page's address, next to what is there already. */
export function visit(query: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  history.replaceState(pageState, '', url);
}

/** Notes what an element sends, in order, until the test is over. */
export function listenTo({ events }: ElementDefinition): { type: string; detail: unknown }[] {
  const emitted: { type: string; detail: unknown }[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  for (const type of Object.keys(events))
    document.addEventListener(
      type,
      (event) => emitted.push({ type, detail: (event as CustomEvent).detail }),
      {
        signal,
      },
    );
  onTestFinished(() => stopped.abort());
  return emitted;
}

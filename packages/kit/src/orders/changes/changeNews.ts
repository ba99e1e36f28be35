import type { Change } from '@freight/contract';
import { shared } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** What became of changes, as far as the page has shown it: an order may be on it twice. */
    knownChanges: Set<string>;
  }
}

/** Remembers what has become of the changes; returns those that the page has not shown in that state before. */
export function learnChanges(changes: readonly Change[]): Change[] {
  const known = shared('knownChanges', () => new Set<string>());
  return changes.filter(({ id, state }) => {
    const name = `${id} ${state}`;
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** What has happened since: the changes that are new or in another state now. */
export const newsSince = (before: readonly Change[], now: readonly Change[]): Change[] =>
  now.filter(({ id, state }) => !before.some((one) => one.id === id && one.state === state));

import { shared } from './registry.ts';

const kept = new Map<string, unknown>();

/**
 * The page's one instance of something that tokens or passwords pass through. The registry of the page can be written
 * to by every script; what has been taken from it once is kept here, frozen, where nobody can put another in its place.
 */
export function guarded<T extends object>(name: string, create: () => T): T {
  if (!kept.has(name))
    kept.set(
      name,
      shared(name, () => Object.freeze(create())),
    );
  return kept.get(name) as T;
}

/** Forgets everything, for the next test. */
export const forgetGuarded = (): void => kept.clear();

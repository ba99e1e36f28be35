import { report } from './report.ts';

/**
 * What the kit's code on a page shares across scripts, chunks and versions: one session, one client, one language for
 * all elements (law 5). The first caller creates an item, all others get the same one.
 *
 * A room declares what it shares beside the code that creates it:
 * `declare module '#platform/registry.ts' { interface Shared { toasts: StoreApi<…> } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it in
export interface Shared {}

/**
 * The format of each shared thing; 1 unless listed here. Two versions of the kit on one page share the things whose
 * format is the same in both, and keep separate ones otherwise. Raise a number when older code can no longer use the
 * thing: `session` and `core` together, because one gives the other its tokens.
 */
export const forms: Partial<Record<keyof Shared, number>> = {};

const key = Symbol.for('freight.shared');

interface Thing {
  value: unknown;
  /** Aborted when the thing is discarded, which only tests do. */
  life: AbortController;
}

interface Registry {
  /** Versions of the kit that have announced themselves on this page, the first one first. */
  versions: string[];
  /** By name and form. */
  things: Map<string, Thing>;
}

const page = globalThis as typeof globalThis & { [key]?: Registry };

function registry(): Registry {
  page[key] ??= { versions: [], things: new Map() };
  return page[key];
}

const idOf = (name: keyof Shared): string => `${name}@${forms[name] ?? 1}`;

/**
 * The page's one instance of something, created at first use. Its listeners must end when `life` is aborted.
 */
export function shared<Name extends keyof Shared>(
  name: Name,
  create: (life: AbortSignal) => Shared[Name],
): Shared[Name] {
  const { things } = registry();
  const id = idOf(name);
  let thing = things.get(id);
  if (!thing) {
    const life = new AbortController();
    thing = { value: create(life.signal), life };
    things.set(id, thing);
  }
  return thing.value as Shared[Name];
}

/** What this copy of the kit has got of the guarded things. */
const kept = new Map<keyof Shared, unknown>();

/**
 * The page's one instance of something that handles tokens or passwords: shared, frozen, and remembered by each copy of
 * the kit from its first use on, so that no script can replace it.
 */
export function guarded<Name extends keyof Shared>(
  name: Name,
  create: (life: AbortSignal) => Shared[Name] & object,
): Shared[Name] & object {
  if (!kept.has(name))
    kept.set(
      name,
      shared(name, (life) => Object.freeze(create(life)) as Shared[Name]),
    );
  return kept.get(name) as Shared[Name] & object;
}

/** The page's instance, if it has been created already; of something guarded the one this copy remembers. */
export const sharedSoFar = <Name extends keyof Shared>(name: Name): Shared[Name] | undefined =>
  (kept.get(name) ?? registry().things.get(idOf(name))?.value) as Shared[Name] | undefined;

interface Resettable {
  getInitialState: () => unknown;
  setState: (state: unknown, replace: true) => void;
}
const isStore = (value: unknown): value is Resettable =>
  typeof value === 'object' && value !== null && 'setState' in value && 'getInitialState' in value;

/**
 * Resets everything that is shared, or what is named, as reloading the page would; for tests. Stores keep their
 * listeners and return to their initial state, everything else is discarded and created again.
 */
export function renewShared(...names: (keyof Shared)[]): void {
  const { things } = registry();
  for (const id of names.length > 0 ? names.map(idOf) : [...things.keys()]) {
    const thing = things.get(id);
    if (isStore(thing?.value)) {
      thing.value.setState(thing.value.getInitialState(), true);
      continue;
    }
    thing?.life.abort();
    things.delete(id);
  }
  if (names.length === 0) kept.clear();
  for (const name of names) kept.delete(name);
}

/** The versions of the kit on this page, the one that came first before the others. */
export const announcedVersions = (): readonly string[] => registry().versions;

/** Reports once that a second copy of the kit is on the page: harmless, but it is downloaded twice. */
export function announceVersion(version: string): void {
  const { versions } = registry();
  if (versions.push(version) === 2) report('script-twice', { first: versions[0], next: version });
}

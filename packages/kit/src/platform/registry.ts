/**
 * One page has one runtime, whatever script, chunk or version an element came from: whoever comes first makes it,
 * everybody else finds it. Raise the number only when what is shared below changes its meaning.
 */
const key = Symbol.for('freight.runtime@2');

export interface Runtime {
  /** Versions of the kit that have announced themselves on this page, the first one leading. */
  versions: string[];
  /** What is shared, by name. */
  singletons: Map<string, unknown>;
}

const page = globalThis as typeof globalThis & { [key]?: Runtime };

export function runtime(): Runtime {
  page[key] ??= { versions: [], singletons: new Map() };
  return page[key];
}

/** The page's one instance of something: made by the first who asks, the same for everybody after. */
export function shared<T>(name: string, create: () => T): T {
  const { singletons } = runtime();
  if (!singletons.has(name)) singletons.set(name, create());
  return singletons.get(name) as T;
}

/** Says once that a second copy of the kit is on the page: harmless, but somebody pays for it twice. */
export function announceVersion(version: string): void {
  const { versions } = runtime();
  if (versions.length > 0 && !versions.includes('warned')) {
    versions.push('warned');
    console.info(
      `[freight] The kit is on this page more than once (${versions[0]} leads, ${version} joins).`,
    );
  }
  if (!versions.includes(version)) versions.push(version);
}

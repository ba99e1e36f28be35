import type { Shared } from '#platform/registry.ts';

/** What another page has of a name, as its scripts would find it. */
export function sharedOn<Name extends keyof Shared>(page: Window, name: Name): Shared[Name] {
  const { things } = (page as unknown as Record<symbol, { things: Map<string, { value: unknown }> }>)[
    Symbol.for('freight.shared')
  ] ?? { things: new Map() };
  return things.get(`${name}@1`)?.value as Shared[Name];
}

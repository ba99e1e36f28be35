import type { Core } from '@freight/client';
import { pageCore } from './core.ts';

type Creator<Group> = (core: Core) => Group;

/** By what they are created with; a core that ends takes its groups along. */
const kept = new WeakMap<Core, Map<Creator<unknown>, unknown>>();

/**
 * The page's one group of calls of a kind: `pageApi(createOrders)`. Created at first use, so that an element loads only
 * the groups that it calls; each copy of the kit has its own, out of reach of the page's other scripts.
 */
export function pageApi<Group>(create: Creator<Group>): Group {
  const core = pageCore();
  const groups = kept.get(core) ?? new Map<Creator<unknown>, unknown>();
  kept.set(core, groups);
  if (!groups.has(create)) groups.set(create, create(core));
  return groups.get(create) as Group;
}

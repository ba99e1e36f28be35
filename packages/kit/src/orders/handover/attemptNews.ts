import type { HandoverAttempt } from '@freight/contract';
import { shared } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** Ids of attempts that the page has shown, by the order: one may be on it twice. */
    knownAttempts: Map<string, Set<string>>;
  }
}

/** Remembers the attempts of an order; returns those that are new to a page that has read them before. */
export function learnAttempts(order: string, attempts: readonly HandoverAttempt[]): HandoverAttempt[] {
  const orders = shared('knownAttempts', () => new Map<string, Set<string>>());
  const known = orders.get(order);
  orders.set(order, new Set([...(known ?? []), ...attempts.map(({ id }) => id)]));
  return known ? attempts.filter(({ id }) => !known.has(id)) : [];
}

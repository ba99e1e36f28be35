import { shared } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** What was announced on this page: an order may be on it twice, and under two names. */
    announcedPromises: Set<string>;
  }
}

/** True once for each name, on the whole page. */
export function isNews(name: string): boolean {
  const announced = shared('announcedPromises', () => new Set<string>());
  if (announced.has(name)) return false;
  announced.add(name);
  return true;
}

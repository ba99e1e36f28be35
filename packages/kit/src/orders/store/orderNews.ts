import { announce } from '#platform/announcer.ts';
import { shared } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** The last announced status and driver of each order, by topic and order number. */
    announcedOrderNews: Map<string, string>;
  }
}

/**
 * Announces a status or a driver of an order to screen readers, once on the whole page: several elements may show the
 * same order, and each of them reports the same change. The first one's sentence is read.
 */
export function announceOrderNews(
  topic: 'status' | 'driver',
  orderId: string,
  value: string,
  sentence: string,
): void {
  const announced = shared('announcedOrderNews', () => new Map<string, string>());
  const key = `${topic} ${orderId}`;
  if (orderId && announced.get(key) === value) return;
  announced.set(key, value);
  announce(sentence);
}

import { userIdPattern } from '@freight/contract';
import { shared } from '#platform/registry.ts';

/** An order has two names, and not every server understands both (OPEN-19). */
export interface OrderNames {
  _id?: string;
  /** The public order number. */
  orderId?: string;
}

declare module '#platform/registry.ts' {
  interface Shared {
    orderNames: Map<string, string>;
  }
}

/** Which `_id` belongs to which order number, as far as the page has learned it. */
const learned = () => shared('orderNames', () => new Map<string, string>());

export function learnNames({ _id, orderId }: OrderNames): void {
  if (_id && orderId && _id !== orderId) learned().set(orderId, _id);
}

/** The names with what the page knows besides. */
export function completeNames({ _id, orderId }: OrderNames): { _id: string; orderId: string } {
  return { _id: _id || learned().get(orderId ?? '') || '', orderId: orderId ?? '' };
}

/** Names for an id of unknown kind: ids of all kinds have the same shape [LIST-28]. */
export const namesOf = (id: string): OrderNames => (userIdPattern.test(id) ? { _id: id } : { orderId: id });

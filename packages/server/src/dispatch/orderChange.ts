import type { OrderRecord } from '#db/schema/orders.ts';

/** Something that happened to an order, announced after it is stored for good. */
export interface OrderChange {
  readonly kind: 'status' | 'driver' | 'changes';
  /** As it is after the change. */
  readonly order: OrderRecord;
}

/** Announces changes to the followers of the orders. */
export type AnnounceChanges = (changes: readonly OrderChange[]) => void;

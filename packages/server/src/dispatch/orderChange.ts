import type { OrderRecord } from '#db/ordersSchema.ts';

/** Something that happened to an order, announced after it is stored for good. */
export interface OrderChange {
  readonly kind: 'status' | 'driver';
  /** As it is after the change. */
  readonly order: OrderRecord;
}

/** Tells the followers of the orders; whoever changes one calls it. */
export type AnnounceChanges = (changes: readonly OrderChange[]) => void;

import type { OrderRecord } from '#db/ordersSchema.ts';

/** Something that happened to an order, told after it is stored for good. */
export interface OrderChange {
  readonly kind: 'status' | 'driver';
  /** As it is after the change. */
  readonly order: OrderRecord;
}

/** Passes changes from whoever makes them to whoever tells people about them. */
export interface OrderChanges {
  publish(changes: readonly OrderChange[]): void;
  subscribe(listener: (change: OrderChange) => void): void;
}

export function createOrderChanges(): OrderChanges {
  const listeners: ((change: OrderChange) => void)[] = [];
  return {
    publish(changes) {
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}

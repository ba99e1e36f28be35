import type { Db } from '#db/database.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { addMessages } from './messages.ts';
import { eventsOf, type OrderEvent } from './orderEvents.ts';

/** Writes the events of partners' orders, in the transaction that changes the order: both happen or neither. */
export interface OrderEvents {
  placed(tx: Db, orders: readonly OrderRecord[]): Promise<void>;
  changed(tx: Db, order: OrderRecord, before: OrderRecord): Promise<void>;
}

interface EventParts {
  /** Milliseconds. */
  readonly now: () => number;
  /** Called after events were written; they leave when their transaction is over. */
  readonly onWritten: () => void;
}

export function createOrderEvents({ now, onWritten }: EventParts): OrderEvents {
  async function write(tx: Db, happened: readonly { order: OrderRecord; events: OrderEvent[] }[]) {
    const wanted = happened.flatMap(({ order, events }) =>
      events.map((event) => ({ partner: order.partner ?? '', orderId: order.id, event })),
    );
    if (wanted.length === 0) return;
    const names = new Set(wanted.map(({ partner }) => partner));
    const found = await tx
      .select({ partner: webhookEndpoints.partner })
      .from(webhookEndpoints)
      .where(isAnyOf(webhookEndpoints.partner, names));
    const listening = new Set(found.map(({ partner }) => partner));
    const messages = wanted.filter(({ partner }) => listening.has(partner));
    if (messages.length === 0) return;
    await addMessages(tx, messages, new Date(now()));
    onWritten();
  }
  const isOfPartner = ({ partner }: OrderRecord): boolean => partner !== null;
  return {
    placed: (tx, orders) =>
      write(
        tx,
        orders.filter(isOfPartner).map((order) => ({ order, events: eventsOf(order) })),
      ),
    async changed(tx, order, before) {
      if (isOfPartner(order)) await write(tx, [{ order, events: eventsOf(order, before) }]);
    },
  };
}

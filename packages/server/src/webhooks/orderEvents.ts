import { statusFacts } from '@freight/contract';
import type { OrderRecord, StoredArrival } from '#db/schema/orders.ts';

/** An event as a partner receives it: the body of one message, by the Standard Webhooks specification. */
export interface OrderEvent {
  readonly type: string;
  /** When it happened, ISO text. */
  readonly timestamp: string;
  /** Names no person and no address; `reference` is the page's own name for the order, if it gave one. */
  readonly data: { readonly orderId: string } & Readonly<Record<string, unknown>>;
}

/** The order after a change, and before it; undefined for a new one. */
type Happened = (order: OrderRecord, before: OrderRecord | undefined) => Omit<OrderEvent, 'type'> | undefined;

/** Every type of event, in the order in which those of one change are sent. A new type is one more entry. */
const eventTypes: Readonly<Record<string, Happened>> = {
  'order.handover': (order, before) => {
    if (before?.status !== 'outForDelivery' || order.status === before.status) return undefined;
    const { phase, isFinal } = statusFacts[order.status];
    const isDelivered = phase === 'arrived';
    const next = isDelivered || isFinal ? undefined : order.arrivals.at(-1);
    return {
      timestamp: order.history.at(-1)?.changedAt ?? order.updatedAt.toISOString(),
      data: {
        orderId: order.orderNumber,
        outcome: isDelivered ? 'delivered' : 'failed',
        number: order.history.filter(({ status }) => status === 'outForDelivery').length,
        kind: order.handover?.kind ?? 'none',
        next: next ? windowOf(next) : null,
      },
    };
  },
  'order.status': (order, before) => {
    if (order.status === before?.status) return undefined;
    return {
      timestamp: order.history.at(-1)?.changedAt ?? order.updatedAt.toISOString(),
      data: {
        orderId: order.orderNumber,
        status: order.status,
        previous: before?.status ?? null,
        version: order.version,
      },
    };
  },
  'order.arrival': (order, before) => {
    const promised = order.arrivals.at(-1);
    if (!promised || order.arrivals.length <= (before?.arrivals.length ?? 0)) return undefined;
    const previous = order.arrivals.at(-2);
    return {
      timestamp: promised.at,
      data: {
        orderId: order.orderNumber,
        ...windowOf(promised),
        reason: promised.reason ?? null,
        previous: previous ? windowOf(previous) : null,
        number: order.arrivals.length,
      },
    };
  },
};

const windowOf = ({ from, to }: StoredArrival) => ({ from, to });

/** What has happened to an order, as its partner receives it. */
export const eventsOf = (order: OrderRecord, before?: OrderRecord): OrderEvent[] =>
  Object.entries(eventTypes).flatMap(([type, happened]) => {
    const event = happened(order, before);
    if (!event) return [];
    const reference = order.reference === null ? {} : { reference: order.reference };
    return [{ type, timestamp: event.timestamp, data: { ...event.data, ...reference } }];
  });

import type { ReceivedOrder } from '@freight/client';
import type { DriverAssigned, TransportLocationUpdated, TransportStatusUpdate } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StatusUpdate, withUpdates } from '#active-order/statusUpdates.ts';
import { pageCore } from '#runtime/core.ts';
import { pageOrders } from '#runtime/orders.ts';
import { shared } from '#runtime/runtime.ts';
import { pageSession } from '#runtime/session.ts';
import { pageTracking } from '#runtime/tracking.ts';

export interface AssignedDriver {
  name: string;
  phone: string;
  /** 0 to 5; 0 when it is not known. */
  rating: number;
  /** ISO text; empty when it is not known. */
  estimatedArrival: string;
}

/** What is known of an order's life, kept current while somebody watches it. */
export interface OrderLife {
  details: ReceivedOrder | null;
  driver: AssignedDriver | null;
  /** Newest first, at most 5, one per status. */
  updates: readonly StatusUpdate[];
}

export interface OrderHandlers {
  onStatus?: (event: TransportStatusUpdate) => void;
  onDriver?: (event: DriverAssigned) => void;
  onLocation?: (event: TransportLocationUpdated) => void;
}

export type OrderLifeStore = Pick<StoreApi<OrderLife>, 'getState' | 'getInitialState' | 'subscribe'>;

interface Watch {
  life: StoreApi<OrderLife>;
  handlers: Set<OrderHandlers>;
  unsubscribe: () => void;
}

/** Card and success screen watch the same order: one subscription, one set of facts [NOTIF-31] [NOTIF-32]. */
const watches = shared('orderWatches', () => new Map<string, Watch>());

/**
 * Watches an order of the signed-in customer by `_id` or order number until `stop` is called: subscribes to its
 * live updates, and fetches its details and history once [NOTIF-33]. Failures are only logged.
 */
export function watchOrder(
  transportId: string,
  handlers: OrderHandlers = {},
): { life: OrderLifeStore; stop: () => void } {
  const watch = watches.get(transportId) ?? begin(transportId);
  const own = { ...handlers };
  watch.handlers.add(own);
  return {
    life: watch.life,
    stop() {
      watch.handlers.delete(own);
      if (watch.handlers.size > 0 || watches.get(transportId) !== watch) return;
      watches.delete(transportId);
      watch.unsubscribe();
    },
  };
}

function begin(transportId: string): Watch {
  const life = createStore<OrderLife>(() => ({ details: null, driver: null, updates: [] }));
  const watch: Watch = { life, handlers: new Set(), unsubscribe: () => undefined };
  watches.set(transportId, watch);
  watch.unsubscribe = pageCore().live.subscribe(transportId, {
    onStatus(event) {
      const timestamp = event.timestamp || new Date(pageSession().serverTime()).toISOString();
      const update = { status: event.status, message: event.message, timestamp };
      life.setState(({ updates }) => ({ updates: withUpdates(updates, [update]) }));
      for (const { onStatus } of [...watch.handlers]) onStatus?.({ ...event, timestamp });
    },
    onDriver(event) {
      life.setState({ driver: driverOf(event) });
      for (const { onDriver } of [...watch.handlers]) onDriver?.(event);
    },
    onLocation(event) {
      for (const { onLocation } of [...watch.handlers]) onLocation?.(event);
    },
    onSubscribed({ status }) {
      // The order moved on between loading and subscribing, or while the line was cut. What is still being loaded may
      // be the older one.
      loaded = loaded.then(() => {
        const { details, updates } = life.getState();
        const isBehind = details && details.status !== status && updates[0]?.status !== status;
        return isBehind ? load(transportId, life) : undefined;
      });
    },
  });
  let loaded = load(transportId, life);
  return watch;
}

async function load(transportId: string, life: StoreApi<OrderLife>): Promise<void> {
  try {
    const details = await pageOrders().byId(transportId);
    if (!details) return;
    const history = await pageTracking().track(details.orderId || transportId);
    const past = (history?.statusHistory ?? []).map(({ status, changedAt }) => ({
      status,
      message: '',
      timestamp: changedAt,
    }));
    life.setState(({ driver, updates }) => ({
      details,
      driver: driver ?? driverIn(details),
      updates: withUpdates(updates, past),
    }));
  } catch (error) {
    console.warn(`[freight] The details of order ${transportId} could not be loaded.`, error);
  }
}

const driverOf = ({
  driverName,
  driverPhone,
  driverRating,
  estimatedArrival,
}: DriverAssigned): AssignedDriver => ({
  name: driverName,
  phone: driverPhone,
  rating: driverRating,
  estimatedArrival,
});

function driverIn({ driver: [first] }: ReceivedOrder): AssignedDriver | null {
  if (!first) return null;
  const { firstName, lastName, phoneNr } = first.driver;
  return { name: `${firstName} ${lastName}`.trim(), phone: phoneNr, rating: 0, estimatedArrival: '' };
}

import { factsOfStatus, isKnownStatus, storageKeys } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type OrderStore, watchOrder } from '#orders/store/orderRegistry.ts';
import type { OrderHandlers } from '#orders/store/orderState.ts';
import { timeOf } from '#orders/store/orderState.ts';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { pageSession, pageStorage } from '#session/session.ts';
import { type ActiveOrder, readStoredOrder, removeStoredOrder, writeStoredOrder } from './storedOrder.ts';

export interface ActiveOrderState {
  /** The order that follows the customer from page to page; null without one. */
  order: ActiveOrder | null;
  minimized: boolean;
  /** Counts how often the card was expanded: each time its 15 seconds start again (OPEN-69). */
  expansions: number;
}

/** The order just created, as the sending flow knows it. */
export type FollowedOrder = Omit<ActiveOrder, 'status' | 'timestamp'> & { status?: string };

interface CardHandlers extends OrderHandlers {
  onDismissed?: (orderId: string) => void;
}

const noOrder: ActiveOrderState = { order: null, minimized: false, expansions: 0 };

/** What runs behind the card; one per page, like the card. */
interface Following {
  /** Ends the following of an order, by its transport. */
  watched: Map<string, () => void>;
  handlers: Set<CardHandlers>;
  removal: ReturnType<typeof setTimeout> | undefined;
  isRestored: boolean;
  life: AbortSignal;
}

declare module '#platform/registry.ts' {
  interface Shared {
    activeOrder: StoreApi<ActiveOrderState>;
    following: Following;
  }
}

/** The page's one followed order, shown by `freight-order-notification` and the success screen. */
export const activeOrder: StoreApi<ActiveOrderState> = shared('activeOrder', () =>
  createStore(() => noOrder),
);

const following = () =>
  shared('following', (life): Following => {
    const watched: Following['watched'] = new Map();
    life.addEventListener('abort', () => {
      for (const stop of watched.values()) stop();
    });
    return { watched, handlers: new Set(), removal: undefined, isRestored: false, life };
  });

/** Literal of the documents; screens show its translation [NOTIF-21]. */
export const driverAssignedStatus = 'Driver Assigned';
/** Milliseconds a delivered order stays [NOTIF-26]. */
const removalDelay = 30_000;
const hasArrived = (status: string): boolean => factsOfStatus(status)?.phase === 'arrived';
const now = () => new Date(pageSession().serverTime()).toISOString();

/** Follows a new order: live updates, the floating card, storage. Never throws; failures are only logged. */
export function followOrder(order: FollowedOrder): void {
  try {
    restoreOrder();
    const { order: current, expansions } = activeOrder.getState();
    const known = current?.transportId === order.transportId ? current : undefined;
    if (!known) cancelRemoval();
    const status = order.status ?? known?.status ?? '';
    show({
      order: { ...known, ...order, status, timestamp: now() },
      minimized: false,
      expansions: expansions + 1,
    });
    watchIfSignedIn();
    ensureCompanion('freight-order-notification');
  } catch (error) {
    complain('The order cannot be followed.', error, 'error');
  }
}

/**
 * Takes the order up again that was followed before the page loaded, and from now on follows what other tabs and
 * the session do to it. Does nothing when it was done already [NOTIF-18] (OPEN-70).
 */
export function restoreOrder(): void {
  const { isRestored, life } = following();
  if (isRestored) return;
  following().isRestored = true;
  adoptStored();
  const stops = [
    pageStorage().watch((key) => (key === null || key === storageKeys.notification) && adoptStored()),
    pageSession().subscribe((session, before) => {
      // The next person at this device must not see the order (OPEN-38).
      if (before.status === 'signed-in' && session.user?._id !== before.user?._id) clear();
      else watchIfSignedIn();
    }),
  ];
  for (const stop of stops) life.addEventListener('abort', stop);
}

/** Another tab may have dismissed the order, followed another one, or received the same event a moment earlier. */
function adoptStored(): void {
  const { order, minimized } = readStoredOrder();
  if (!order) {
    clear();
    return;
  }
  const { order: current, expansions } = activeOrder.getState();
  const isKnown = current?.transportId === order.transportId;
  if (!isKnown) cancelRemoval();
  activeOrder.setState(isKnown ? { order } : { order, minimized, expansions: expansions + 1 });
  watchIfSignedIn();
}

function watchIfSignedIn(): void {
  const { order } = activeOrder.getState();
  if (order && pageSession().hasToken()) watch(order);
}

/** Ends the card and everything it listened to [NOTIF-27] [NOTIF-28]. */
export function dismissOrder(): void {
  const { order } = activeOrder.getState();
  clear();
  if (order) announceTo(({ onDismissed }) => onDismissed?.(order.orderId));
}

/** [NOTIF-02] [NOTIF-03] [NOTIF-20] */
export function minimizeOrder(minimized: boolean): void {
  const { order, expansions } = activeOrder.getState();
  if (order) show({ order, minimized, expansions: minimized ? expansions : expansions + 1 });
}

/** Listens to all live events of followed orders, and to dismissals, until the returned function is called. */
export function onOrderEvents(handlers: CardHandlers): () => void {
  following().handlers.add(handlers);
  return () => following().handlers.delete(handlers);
}

function announceTo(call: (handlers: CardHandlers) => void): void {
  for (const handlers of [...following().handlers]) call(handlers);
}

function show(state: ActiveOrderState): void {
  activeOrder.setState(state);
  if (state.order) writeStoredOrder(state.order, state.minimized);
}

function clear(): void {
  cancelRemoval();
  for (const stop of following().watched.values()) stop();
  following().watched.clear();
  removeStoredOrder();
  if (activeOrder.getState().order) activeOrder.setState(noOrder);
}

function cancelRemoval(): void {
  clearTimeout(following().removal);
  following().removal = undefined;
}

/** A delivered order leaves after a while (OPEN-70). */
function scheduleRemoval(): void {
  following().removal ??= setTimeout(dismissOrder, removalDelay);
}

/** Changes the card if it is about that transport; an older one is still followed, but no longer shown. */
function change(transportId: string, parts: Partial<ActiveOrder>, expand = false): void {
  const { order, minimized, expansions } = activeOrder.getState();
  if (order?.transportId !== transportId) return;
  show({
    order: { ...order, ...parts },
    minimized: minimized && !expand,
    expansions: expansions + Number(expand),
  });
}

const isShown = (transportId: string) => activeOrder.getState().order?.transportId === transportId;

function watch({ transportId, orderId }: Pick<ActiveOrder, 'transportId' | 'orderId'>): void {
  if (following().watched.has(transportId)) return;
  const { order, stop } = watchOrder(
    { _id: transportId, orderId },
    { details: 'once', tracking: true, isKnown: true },
    {
      onStatus(event) {
        change(transportId, { status: event.message || event.status, timestamp: event.timestamp });
        if (isShown(transportId) && hasArrived(event.status)) scheduleRemoval();
        announceTo(({ onStatus }) => onStatus?.(event));
      },
      onDriver(event) {
        const { driverName, driverPhone, driverRating, estimatedArrival } = event;
        const driver = { driverName, driverPhone, driverRating, estimatedArrival };
        change(transportId, { ...driver, status: driverAssignedStatus, timestamp: now() }, true);
        announceTo(({ onDriver }) => onDriver?.(event));
      },
      onLocation: (event) => announceTo(({ onLocation }) => onLocation?.(event)),
    },
  );
  const take = () => applyDetails(transportId, order);
  const stopReading = order.subscribe((state, before) => {
    const isNews = (['driver', 'updates'] as const).some((part) => state[part] !== before[part]);
    if (isNews || state.details.data !== before.details.data) take();
  });
  following().watched.set(transportId, () => {
    stopReading();
    stop();
  });
  take();
}

/** Applies the server's details to the card [NOTIF-33]; a status only when it is newer than what is shown. */
function applyDetails(transportId: string, store: OrderStore): void {
  const { details, driver, updates } = store.getState();
  const { order } = activeOrder.getState();
  if (!details.data || order?.transportId !== transportId) return;
  const known = details.data;
  const [newest] = updates;
  // The driver's moment is this page's, which knows the server's clock to the second.
  const since = timeOf(order.timestamp) + (order.status === driverAssignedStatus ? 1000 : 0);
  const isNewer = newest && (!order.status || timeOf(newest.timestamp) > since);
  // The driver may have taken the order before the connection was up: that expands the card as the event would.
  const isDriverNews = known.driver.length > 0 && Boolean(driver?.name) && !order.driverName;
  const status = newest?.message || (isKnownStatus(newest?.status ?? '') ? newest?.status : '');
  const parts = {
    pickupLocation: known.pickupLocation.formattedAddress || order.pickupLocation,
    dropoffLocation: known.dropoffLocation.formattedAddress || order.dropoffLocation,
    packageType: known.packageType
      ? { type: known.packageType, ...(known.packageSubType && { subType: known.packageSubType }) }
      : order.packageType,
    totalPrice: known.price || order.totalPrice,
    ...(known.waybill && { waybill: known.waybill }),
    ...(driver && !order.driverName && { driverName: driver.name, driverPhone: driver.phone }),
    ...(isNewer && { status, timestamp: newest.timestamp }),
  };
  change(transportId, parts, isDriverNews);
  if (newest && hasArrived(newest.status)) scheduleRemoval();
}

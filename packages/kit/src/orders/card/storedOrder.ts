import { fieldsOf } from '@freight/client/fields';
import { storageKeys } from '@freight/contract';
import { pageStorage } from '#session/session.ts';

/** The order of the floating card, exactly as it is stored [NOTIF-17]. */
export interface ActiveOrder {
  orderId: string;
  /** The order's `_id`. */
  transportId: string;
  pickupLocation: string;
  dropoffLocation: string;
  packageType: { type: string; subType?: string };
  /** SEK. */
  totalPrice: number;
  /** A status, the sentence of a live update, or empty when nothing is known [NOTIF-36]. */
  status: string;
  /** ISO text. */
  timestamp: string;
  waybill?: string;
  driverName?: string;
  driverPhone?: string;
  driverRating?: number;
  /** ISO text. */
  estimatedArrival?: string;
}

// Stricter than the readers of answers: the kit itself has written this, so another type is not its own.
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Reads a text that other versions or other scripts may have written, or that may be incomplete. */
export function parseOrder(json: string | null): ActiveOrder | null {
  let stored: Record<string, unknown>;
  try {
    stored = fieldsOf(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
  const orderId = text(stored['orderId']) || text(stored['transportId']);
  if (!orderId) return null;
  const { type, subType } = fieldsOf(stored['packageType']);
  return {
    orderId,
    transportId: text(stored['transportId']) || orderId,
    pickupLocation: text(stored['pickupLocation']),
    dropoffLocation: text(stored['dropoffLocation']),
    packageType: { type: text(type), ...(text(subType) && { subType: text(subType) }) },
    totalPrice: number(stored['totalPrice']),
    status: text(stored['status']),
    timestamp: text(stored['timestamp']),
    ...optional(stored),
  };
}

function optional(stored: Record<string, unknown>): Partial<ActiveOrder> {
  const found: Partial<ActiveOrder> = {};
  for (const name of ['waybill', 'driverName', 'driverPhone', 'estimatedArrival'] as const) {
    const value = text(stored[name]);
    if (value) found[name] = value;
  }
  const rating = number(stored['driverRating']);
  return rating ? { ...found, driverRating: rating } : found;
}

/** The stored order and whether its card was minimized [NOTIF-18] [NOTIF-20]. */
export function readStoredOrder(): { order: ActiveOrder | null; minimized: boolean } {
  const storage = pageStorage();
  return {
    order: parseOrder(storage.get(storageKeys.notification)),
    minimized: storage.get(storageKeys.notificationMinimized) === 'true',
  };
}

/** [NOTIF-19] [NOTIF-20] */
export function writeStoredOrder(order: ActiveOrder, minimized: boolean): void {
  const storage = pageStorage();
  storage.set(storageKeys.notification, JSON.stringify(order));
  storage.set(storageKeys.notificationMinimized, String(minimized));
}

export function removeStoredOrder(): void {
  const storage = pageStorage();
  storage.remove(storageKeys.notification);
  storage.remove(storageKeys.notificationMinimized);
}

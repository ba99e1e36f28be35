import type { ReceivedOrder, ReceivedTracking } from '@freight/client';
import type {
  ArrivalWindow,
  DriverAssigned,
  PickupWindow,
  PromisedArrival,
  Tracking,
  TransportLocationUpdated,
  TransportStatusUpdate,
} from '@freight/contract';
import type { LineState } from './orderLine.ts';

/** An answer that is fetched, kept current, and kept while a newer one is not available. */
export interface QueryState<Data> {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  /** Why the last request got no answer; kept while it is repeated, removed by an answer. */
  error: unknown;
  /** When `data` was fetched, in milliseconds since 1970. */
  knownAt: number;
  /** True while a first request that failed is being repeated. */
  isRetrying: boolean;
}

/** The newest status of an order, from whichever source. */
export interface KnownStatus {
  status: string;
  /** The sentence of the event it is from; empty if it is from an answer. */
  message: string;
  /** ISO text; empty when it is not known. */
  timestamp: string;
  /** When it was true for certain, in milliseconds of the page's life. */
  at: number;
}

export interface AssignedDriver {
  name: string;
  phone: string;
  /** 0 to 5; 0 when it is not known. */
  rating: number;
  /** As the server sent it: a time of day or ISO text; empty when it is not known. */
  estimatedArrival: string;
}

/** All that the page knows of one order. */
export interface OrderState {
  /** As its customer sees it; only if a reader requests it. */
  details: QueryState<ReceivedOrder>;
  /** As any person with its number sees it; only if a reader requests it. */
  tracking: QueryState<ReceivedTracking>;
  status: KnownStatus | null;
  /** Newest first, at most 5, one per status. */
  updates: readonly StatusUpdate[];
  driver: AssignedDriver | null;
  /** Degrees; null while it is not known. */
  position: { lat: number; lng: number } | null;
  line: LineState;
  /** The server sends its changes: known sooner, and of more servers, than that nothing was missed before. */
  isFollowed: boolean;
  /** Between which moments it arrives; null while it is not known. */
  arrival: ArrivalWindow | null;
  /** The same, kept when it is not known any more, for example while the order is on hold. */
  lastArrival: ArrivalWindow | null;
  /** The windows that were promised, oldest first; empty if the API does not keep them. */
  arrivals: readonly PromisedArrival[];
  /** Of what was changed about it, from the last event; 0 before the first one. */
  changesVersion: number;
  /** Grows with each attempt at the door that the live connection reports. */
  handovers: number;
  /** The driver's deliveries before this one; undefined while it is not known. */
  stopsBefore: number | undefined;
  /** Between which moments the driver is at the sender; undefined for all but the customer, and once it is fetched. */
  pickupWindow: PickupWindow | undefined;
  /** The moment or the day it arrives, from the newest answer; empty while it is not known. */
  estimatedDelivery: string;
}

export interface OrderHandlers {
  onStatus?: (event: TransportStatusUpdate) => void;
  onDriver?: (event: DriverAssigned) => void;
  onLocation?: (event: TransportLocationUpdated) => void;
}

/** What a reader needs to know of an order; live statuses are always included. */
export interface OrderWants {
  /** The order as its customer sees it; `withRetries` repeats a first request that fails [DETAIL-48]. */
  details?: 'once' | 'withRetries';
  /** The order as any person with its number sees it, and a visitor's place on the live connection. */
  tracking?: boolean;
  /** The order certainly exists: the live connection need not wait for an answer. */
  isKnown?: boolean;
  /** What the reader knows of it, and since when in milliseconds of the page's life. */
  status?: { status: string; at: number };
}

const idle = { state: 'idle', data: undefined, error: undefined, knownAt: 0, isRetrying: false } as const;

export const unknownOrder: OrderState = {
  details: idle,
  tracking: idle,
  status: null,
  updates: [],
  driver: null,
  position: null,
  line: 'quiet',
  isFollowed: false,
  arrival: null,
  arrivals: [],
  stopsBefore: undefined,
  pickupWindow: undefined,
  changesVersion: 0,
  handovers: 0,
  lastArrival: null,
  estimatedDelivery: '',
};

export const driverOf = (event: DriverAssigned): AssignedDriver => ({
  name: event.driverName,
  phone: event.driverPhone,
  rating: event.driverRating,
  estimatedArrival: event.estimatedArrival,
});

/** The driver an order names; an event's data about the same person is kept, because it has more fields. */
export function driverIn({ driver: [first] }: ReceivedOrder, known: AssignedDriver | null) {
  if (!first) return known;
  const { firstName, lastName, phoneNr } = first.driver;
  const name = `${firstName} ${lastName}`.trim();
  if (known && (!name || known.name === name)) return { ...known, phone: known.phone || phoneNr };
  return { name, phone: phoneNr, rating: 0, estimatedArrival: '' };
}

/** The updates in a history, which has no messages. */
export const updatesIn = ({ statusHistory }: Tracking): StatusUpdate[] =>
  statusHistory.map(({ status, changedAt }) => ({ status, message: '', timestamp: changedAt }));

/** One thing that happened to an order; the message is empty when only the status is known. */
export interface StatusUpdate {
  status: string;
  message: string;
  /** ISO text. */
  timestamp: string;
}

/** As many as the success screen lists [SUCCESS-06]. */
const kept = 5;

export const timeOf = (timestamp: string): number => Date.parse(timestamp) || 0;

/**
 * The updates with more of them: the newest of each status, newest first [SUCCESS-06] [SUCCESS-07] [SUCCESS-08].
 * Of two at the same moment the one that was there stays, because it may have the better words.
 */
export function withUpdates(
  known: readonly StatusUpdate[],
  more: readonly StatusUpdate[],
): readonly StatusUpdate[] {
  const byStatus = new Map<string, StatusUpdate>();
  for (const update of [...known, ...more]) {
    const rival = byStatus.get(update.status);
    if (!rival || timeOf(update.timestamp) > timeOf(rival.timestamp)) byStatus.set(update.status, update);
  }
  return [...byStatus.values()].sort((a, b) => timeOf(b.timestamp) - timeOf(a.timestamp)).slice(0, kept);
}

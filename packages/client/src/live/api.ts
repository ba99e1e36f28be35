import type { DriverAssigned, TransportLocationUpdated, TransportStatusUpdate } from '@freight/contract';
import type { ManagerOptions } from 'socket.io-client';
import type { StoreApi } from 'zustand/vanilla';
import type { Refresh } from '#http/refresh.ts';
import type { Session } from '#session/session.ts';
import type { TransportDraft } from '#wire/draft.ts';
import type { Arrival } from '#wire/readArrivalWindow.ts';

export interface LiveState {
  status: 'connecting' | 'connected' | 'disconnected';
  /** The documented sentence of the last error; null while connected [SOCKET-21] [SOCKET-22]. */
  error: string | null;
}

export interface LiveHandlers {
  onStatus?: (event: TransportStatusUpdate) => void;
  onDriver?: (event: DriverAssigned) => void;
  onLocation?: (event: TransportLocationUpdated) => void;
  /** The arrival window, what was promised, or the stops before this one have changed. */
  onArrival?: (arrival: Arrival) => void;
  /** Something has happened to the changes of the order, which are this version now. */
  onChanges?: (version: number) => void;
  /** There was an attempt to hand the order over. */
  onHandovers?: () => void;
  /** The link by which the order is followed was withdrawn, or shows something else now. */
  onShareEnded?: () => void;
  /**
   * True when the server sends the transport's events from now on, false when it refuses to; a disconnect
   * ends this too, and is visible in `state`.
   */
  onFollowed?: (isFollowed: boolean) => void;
  /** The state at the moment of subscribing; data loaded before may be older. */
  onSubscribed?: (state: { status: string; version: number }) => void;
}

export interface Live {
  /** A store: `status` and the last `error` of the connection [SOCKET-01]. */
  state: Pick<StoreApi<LiveState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Resolves when connected; rejects with a `LiveError`, code `liveConnectFailed` [ORDER-25] [SOCKET-21]. */
  connect(): Promise<void>;
  /**
   * Listens to a transport by `_id` or order number until the returned function is called. Connects
   * automatically for a signed-in customer; `asVisitor` connects without a sign-in, needs the public order
   * number and receives statuses only [ORDER-26] [SOCKET-11] [SOCKET-12].
   */
  subscribe(transportId: string, handlers: LiveHandlers, options?: { asVisitor?: boolean }): () => void;
  unsubscribeAll(): void;
  /**
   * Orders over the socket; the screens use the HTTP call instead (OPEN-72). Rejects with a `LiveError`
   * [SOCKET-13] [SOCKET-18] [SOCKET-19].
   */
  createTransport(draft: TransportDraft): Promise<{ _id: string }>;
  /** Rejects with a `LiveError` [SOCKET-14] [SOCKET-20]. */
  cancelTransport(orderId: string): Promise<void>;
  close(): void;
}

/** The code that opens the socket; it is loaded late. */
export interface LiveCode {
  openLive(options: LiveOptions, state: StoreApi<LiveState>, waiting: Iterable<(live: Live) => void>): Live;
}

export interface LiveOptions {
  url: string;
  session: Session;
  refresh: Refresh;
  log: (message: string, error: unknown) => void;
  /** Other options than the documented ones. */
  manager?: Partial<ManagerOptions>;
  /** Loads the code of the socket; its own chunk by default. */
  fetchCode?: () => Promise<LiveCode>;
}

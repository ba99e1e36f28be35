import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { AuthenticatedUser } from '#http/accessTokens.ts';

/** What the server remembers of one connection. */
export interface Visit {
  /** Absent for a visitor without a token. */
  user?: AuthenticatedUser;
  /** The caller, by whom misses and messages are counted. */
  address: string;
  /** Ends when everything this line has asked so far is answered. */
  turn: Promise<unknown>;
  /** The subscribed orders by inner id; `version` is the one the subscriber was answered. */
  subscriptions: Map<string, { orderNumber: string; room: string; version: number }>;
}
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;

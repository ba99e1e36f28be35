import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { AuthenticatedUser } from '#http/tokens/accessTokens.ts';

export interface LiveSubscription {
  /** The subscriber's name for the order. */
  name: string;
  rooms: readonly string[];
  /** Absent where the order is followed by a link, which does not reveal its number. */
  orderNumber?: string | undefined;
  /** Of the link it is followed by. */
  tokenHash?: string | undefined;
  /** The one the subscriber was answered. */
  version: number;
  /** That of the order's changes, which the subscriber reads after the answer. */
  changesVersion: number;
}

/** The server's state of one connection. */
export interface Visit {
  /** Absent for a visitor without a token. */
  user?: AuthenticatedUser;
  /** The name of the partner whose page has connected. */
  partner?: string | undefined;
  /** The caller, by whom misses and messages are counted. */
  address: string;
  /** Resolves when all requests of this connection so far are answered. */
  turn: Promise<unknown>;
  /** What is followed, by the order's inner id or by the link it is followed by. */
  subscriptions: Map<string, LiveSubscription>;
}
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;

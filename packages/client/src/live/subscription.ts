import type { LiveHandlers } from './api.ts';
import type { Received } from './repeats.ts';

/** One transport that is listened to. */
export interface Subscription {
  /** The id subscribed with: `_id` or order number. */
  id: string;
  /** The server's id for it; an order number may have been typed differently. */
  serverId: string;
  handlers: Set<LiveHandlers>;
  isVisitor: boolean;
  /** The connection on which the server has this subscription. */
  connection: string;
  /** The server has not answered yet. */
  isAwaited: boolean;
  /** The server has acknowledged it on this connection. */
  isFollowed: boolean;
  /** Refusals in a row that may pass. */
  refusals: number;
  /** Repeats what was refused. */
  repeat: ReturnType<typeof setTimeout> | undefined;
  /** The last version received; sent with every new subscription, so that the server sends what was missed. */
  version?: number;
  received: Received;
}

import type { ServerToClientEvents, SubscribeAck } from '@freight/contract';

/** The part of a socket that events come from. */
export interface OrderEvents {
  on(event: keyof ServerToClientEvents, listener: (event: unknown) => void): unknown;
}

export interface Wire {
  subscribe(request: { transportId: string; version?: number }): Promise<SubscribeAck>;
  unsubscribe(transportId: string): void;
  log(message: string, error: unknown): void;
}

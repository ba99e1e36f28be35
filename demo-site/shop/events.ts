import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** An event of an order, as docs/webhooks.md has it. */
interface Event {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly orderId: string; readonly reference?: string; readonly status?: string };
}

export interface Received extends Event {
  /** How often it has arrived: a replay keeps its id. */
  times: number;
}

/** The events of freight orders that have arrived, by their ids. */
export function createEvents(secret: string) {
  const webhook = new Webhook(secret);
  const received = new Map<string, Received>();
  return {
    /** Newest first. */
    list: (): Received[] => [...received.values()].reverse(),
    /** Throws unless the company has signed exactly this body. */
    take(body: string, headers: IncomingHttpHeaders): void {
      const event = webhook.verify(body, headers as Record<string, string>) as Event;
      const id = String(headers['webhook-id']);
      const known = received.get(id);
      if (known) known.times += 1;
      else received.set(id, { ...event, times: 1 });
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Database } from '#db/database.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import type { WebhookEndpoint, WebhookMessage } from '#db/schema/webhooks.ts';
import { findEndpoint, secretsOf } from './endpoints.ts';
import { type AttemptResult, claimMessage, forgetOldMessages, noteAttempt, outcomeOf } from './messages.ts';
import { createPost } from './post.ts';
import { createOrderEvents, type OrderEvents } from './writeEvents.ts';

export interface Webhooks {
  /** Writes what happens to orders, in the transaction in which it happens. */
  readonly events: OrderEvents;
  /** Stops sending; waits for the messages that are being sent. */
  close(): Promise<void>;
}

interface WebhookParts {
  readonly database: Database;
  /** Milliseconds. */
  readonly now: () => number;
  readonly logger: FastifyBaseLogger;
  /** The server's, with which the secrets of endpoints are sealed. */
  readonly secret: string;
  /** Also sends to hosts of the own network, without TLS too. */
  readonly isLocalAllowed: boolean;
}

/** How often to look for messages whose pause is over, and for those of other processes. */
const lookEvery = 1_000;
/** How long a new message waits until its transaction is usually over. */
const soon = 20;
/** How many messages this process sends at a time. */
const width = 8;
/** How long a message that is being sent may hold up the end of the server. */
const closesWithin = 2_000;
const hour = 3_600_000;

/**
 * Sends the events of partners' orders, signed by the Standard Webhooks specification, with growing pauses after failures.
 * Each message is sent by one process at a time, and after all earlier ones of its order. It is sent twice only if the
 * server dies between the answer and the note of it; it then has the same id.
 */
export function startWebhooks(parts: WebhookParts): Webhooks {
  const { database, now, logger, secret, isLocalAllowed } = parts;
  const stop = new AbortController();
  const post = createPost({ isLocalAllowed, stop: stop.signal });
  let isClosed = false;
  let running: Promise<void> | undefined;
  let again = false;

  async function sendAll(): Promise<void> {
    while (!isClosed) {
      const message = await claimMessage(database, now());
      if (!message) return;
      const result = await send(message);
      await noteAttempt(database, message, result, new Date(now()));
      if (result.failure === null) continue;
      const { status, failure } = result;
      const facts = { messageId: message.id, partner: message.partner, attempt: message.attempts };
      const isGivenUp = outcomeOf(message, result) === 'givenUp';
      logger.warn(
        { ...facts, status, failure },
        isGivenUp ? 'a webhook is given up' : 'a webhook could not be sent and will be tried again',
      );
    }
  }

  async function send(message: WebhookMessage): Promise<AttemptResult> {
    const endpoint = await findEndpoint(database.db, message.partner);
    const at = new Date(now());
    const signatures = endpoint && signaturesOf(endpoint, message, at);
    if (!signatures) return { status: null, failure: 'secret-unreadable', milliseconds: 0 };
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Freight-Webhooks/1',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures,
    };
    return post(endpoint.url, headers, message.payload);
  }

  /** Undefined if the secrets were sealed with another secret of the server. */
  function signaturesOf(endpoint: WebhookEndpoint, { id, payload }: WebhookMessage, at: Date) {
    try {
      return secretsOf(endpoint, secret, at)
        .map((one) => new Webhook(one).sign(id, at, payload))
        .join(' ');
    } catch {
      return undefined;
    }
  }

  async function round(): Promise<void> {
    do {
      again = false;
      // A failed worker must not end the round early, because closing waits for the others through it.
      const ended = await Promise.allSettled(Array.from({ length: width }, sendAll));
      const failed = ended.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    } while (again && !isClosed);
  }

  function look(): void {
    if (isClosed) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) logger.error({ err: error }, 'webhooks failed; they are tried again');
      })
      .finally(() => {
        running = undefined;
      });
  }

  const ticking = setInterval(look, lookEvery);
  const cleaning = setInterval(() => {
    forgetOldMessages(database.db, now()).catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'old webhooks could not be deleted');
    });
  }, hour);
  look();
  return {
    events: createOrderEvents({ now, onWritten: () => void setTimeout(look, soon).unref() }),
    async close() {
      isClosed = true;
      clearInterval(ticking);
      clearInterval(cleaning);
      const stopping = setTimeout(() => stop.abort(), closesWithin);
      await running;
      clearTimeout(stopping);
    },
  };
}

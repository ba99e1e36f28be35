import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Messages } from '#db/database.ts';
import { itemsOf, type Outgoing, pack, parsePayload } from '#db/messages.ts';
import { reasonOf } from './unavailable.ts';

interface MessagesParts {
  createClient(): pg.Client;
  notify(channel: string, texts: readonly string[]): Promise<unknown>;
  /** The connection is silently broken: nothing arrives any more. */
  onSilence(): void;
  logger?: FastifyBaseLogger | undefined;
}

const channel = 'freight';
const watchEveryMs = 1_000;
/** Twice this long without an answer means a dead connection; once may mean that this process was busy itself. */
const answerTimeoutMs = 2_000;
const tryAgainMs = 500;
/** Payloads kept until the database is back; older ones are caught up from the tables anyway. */
const unsentKept = 1_000;

/**
 * Messages between processes by LISTEN and NOTIFY. One connection listens. It is checked every second and replaced when
 * it is lost, so it detects for the whole process that PostgreSQL was lost and is available again.
 */
export function openMessages({ createClient, notify, onSilence, logger }: MessagesParts): Messages & {
  close(): void;
} {
  const listeners: ((content: unknown) => void)[] = [];
  const returnListeners: (() => void)[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  let isAway = false;
  let unsent: string[] = [];

  const notifyOthers = (payloads: readonly string[]): void => {
    if (payloads.length === 0) return;
    notify(channel, payloads).catch(() => {
      unsent = [...unsent, ...payloads].slice(-unsentKept);
    });
  };
  /** Items sent in the same moment share one query. */
  const together: Outgoing[] = [];
  const flush = (): void => {
    const { payloads, tooLarge } = pack(together.splice(0));
    for (const topic of tooLarge) logger?.error(`a message about ${topic} is too large to be sent`);
    notifyOthers(payloads);
  };
  const receive = (payload: string): void => {
    const content = parsePayload(payload);
    // An error here would end the process, because nothing else catches it.
    for (const listener of listeners) {
      try {
        listener(content);
      } catch (error) {
        logger?.error({ err: error }, 'a message of another process failed');
      }
    }
  };
  const onThere = (): void => {
    if (isAway) logger?.info('PostgreSQL answers again');
    notifyOthers(unsent.splice(0));
    // At the first time too: requests are answered meanwhile.
    for (const listener of returnListeners) listener();
    isAway = false;
  };
  const listen = async (): Promise<void> => {
    const client = createClient();
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => receive(payload));
    const close = () => void client.end();
    signal.addEventListener('abort', close);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onThere();
      for (;;) {
        await pause(watchEveryMs, undefined, { signal });
        if (!(await answers(client))) {
          onSilence();
          throw new Error('it has fallen silent');
        }
      }
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!signal.aborted) {
      await listen().catch((error: unknown) => {
        if (signal.aborted || isAway) return;
        isAway = true;
        logger?.warn(`PostgreSQL does not answer: ${reasonOf(error)}`);
      });
      await pause(tryAgainMs, undefined, { signal }).catch(() => {});
    }
  };
  void keepListening();
  return {
    send(topic, items) {
      if (items.length === 0) return;
      if (together.length === 0) setImmediate(flush);
      for (const item of items) together.push({ topic: topic.name, item: JSON.stringify(item) });
    },
    subscribe(topic, listener) {
      listeners.push((content) => {
        const items = itemsOf(topic, content);
        if (items.length > 0) listener(items);
      });
    },
    onReturn(listener) {
      returnListeners.push(listener);
    },
    close: () => closing.abort(),
  };
}

async function answers(client: pg.Client): Promise<boolean> {
  const answer = client.query('select 1').then(() => true);
  // It may fail after the timeout, when it is no longer awaited.
  answer.catch(() => {});
  const timeout = () => pause(answerTimeoutMs, false, { ref: false });
  return (await Promise.race([answer, timeout()])) || (await Promise.race([answer, timeout()]));
}

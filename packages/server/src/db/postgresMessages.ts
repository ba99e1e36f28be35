import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { MessageListener, Messages } from './database.ts';
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
/** Twice this long without an answer means a dead line; once may be a process that was busy itself. */
const answerTimeoutMs = 2_000;
const tryAgainMs = 500;
/** Texts kept for when the database is back; older ones are caught up from the tables anyway. */
const unsentKept = 1_000;

/**
 * Messages between processes by LISTEN and NOTIFY. One connection listens; it is asked every second whether it is
 * still there and made anew when it is not, so it notices for everybody that PostgreSQL has gone and come back.
 */
export function openMessages({ createClient, notify, onSilence, logger }: MessagesParts): Messages & {
  close(): void;
} {
  const listeners: MessageListener[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  let isAway = false;
  let unsent: string[] = [];

  /** What is sent in one moment goes with one query. */
  const together: string[] = [];
  const flush = (): void => {
    const texts = together.splice(0);
    notify(channel, texts).catch(() => {
      unsent = [...unsent, ...texts].slice(-unsentKept);
    });
  };
  const send = (text: string): void => {
    if (together.length === 0) setImmediate(flush);
    together.push(text);
  };
  const onThere = (): void => {
    if (isAway) logger?.info('PostgreSQL answers again');
    for (const text of unsent.splice(0)) send(text);
    // At the first time too: requests are answered meanwhile.
    for (const listener of listeners) listener.onReturn();
    isAway = false;
  };
  const listen = async (): Promise<void> => {
    const client = createClient();
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener.onMessage(payload);
    });
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
    send,
    subscribe: (listener) => {
      listeners.push(listener);
    },
    close: () => closing.abort(),
  };
}

async function answers(client: pg.Client): Promise<boolean> {
  const answer = client.query('select 1').then(() => true);
  // It may fail when nobody waits for it any more.
  answer.catch(() => {});
  const timeout = () => pause(answerTimeoutMs, false, { ref: false });
  return (await Promise.race([answer, timeout()])) || (await Promise.race([answer, timeout()]));
}

import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database, Db } from '#db/database.ts';
import { onPostgres } from '#db/drizzle.ts';
import { openMessages } from './postgresMessages.ts';
import { isDatabaseAway } from './unavailable.ts';

/** Milliseconds a statement may take in PostgreSQL, and milliseconds this process waits if no answer arrives. */
const statementMs = 10_000;
const answerMs = 12_000;
/** Milliseconds until a connection must be there, a wait for a free one included. */
const connectMs = 5_000;
const closeMs = 2_000;

/** Everything about connections that a setting in the address does not replace. */
const connectionSettings = {
  application_name: 'freight-server',
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;

/**
 * A real PostgreSQL. A lost connection, a restart or a silent connection fails only the statements under way, with an
 * error that `isDatabaseAway` recognizes; new connections are opened when they are needed.
 */
export function openPostgres(url: string, logger?: FastifyBaseLogger): Database {
  const sockets = trackSockets();
  const settings: pg.ClientConfig = { connectionString: url, ...connectionSettings, stream: sockets.create };
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
  });
  // Without listeners an error of a connection ends the process: of one that waits in the pool it comes to the pool,
  // of one in use between two statements to the connection itself. The next statement on it fails, which is enough.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const messages = openMessages({
    createClient: () => new pg.Client({ ...settings, query_timeout: answerMs }),
    notify: (channel, texts) =>
      pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [channel, texts]),
    // Queries that wait on the same connection would wait for ever.
    onSilence: () => sockets.destroyAll(),
    logger,
  });
  return {
    mode: 'postgres',
    db: onPostgres({ client: pool }),
    transaction: (work) => inTransaction(pool, work),
    script: async (work) => {
      const client = new pg.Client(settings);
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('begin');
        const value = await work({
          run: async (text) => {
            await client.query(text);
          },
          rows: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
        });
        await client.query('commit');
        return value;
      } finally {
        await client.end();
      }
    },
    messages,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    freeBytes: async () => undefined,
    dump: async () => undefined,
    async close() {
      messages.close();
      await Promise.race([pool.end(), pause(closeMs, undefined, { ref: false })]);
      sockets.destroyAll();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const value = await work(onPostgres({ client }));
    await client.query('commit');
    return value;
  } catch (error) {
    isBroken = isDatabaseAway(error);
    // A connection on which nothing can be undone is thrown away; PostgreSQL undoes its transaction.
    if (!isBroken) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** The sockets of all connections, to destroy those that have gone silent. */
function trackSockets() {
  const open = new Set<Socket>();
  return {
    create: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return socket;
    },
    destroyAll: (): void => {
      const silence = Object.assign(new Error('PostgreSQL has fallen silent'), { code: 'ETIMEDOUT' });
      for (const socket of open) socket.destroy(silence);
    },
  };
}

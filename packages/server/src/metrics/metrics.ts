import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/httpError.ts';
import { type DatabaseState, watchDatabase } from './databaseState.ts';

/** The sources of the figures that are read at each `GET /metrics`. */
export interface MetricSources {
  readonly database: Database;
  /** Milliseconds. */
  readonly now: () => number;
  /** Open live sockets. */
  readonly sockets: () => number;
  /** Orders that wait for their transaction. */
  readonly ordersWaiting: () => number;
  /** Passwords that wait to be hashed. */
  readonly passwordsWaiting: () => number;
}

/** From a fast query to a timeout, in seconds. */
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * `GET /metrics` in the text format of Prometheus, for callers that send the token as `Authorization: Bearer …`; 401
 * for everybody else. Times every call of the app by its route, never by its address, which may hold personal data.
 */
export function metricsRoutes(app: FastifyInstance, token: string): (sources: MetricSources) => void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'freight_http_request_seconds',
    help: 'How long calls took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsOfRequests,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw new HttpError('noToken');
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
  return (sources) => gauges(registry, sources);
}

function gauges(registry: Registry, sources: MetricSources): void {
  const gauge = (name: string, help: string, collect: () => number): void => {
    new Gauge({
      name: `freight_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(collect());
      },
    });
  };
  gauge('sockets', 'Open live sockets', sources.sockets);
  gauge('orders_waiting', 'Orders that wait for their transaction', sources.ordersWaiting);
  gauge('passwords_waiting', 'Passwords that wait to be hashed', sources.passwordsWaiting);
  const state = watchDatabase(sources);
  const addGauge = (
    name: string,
    help: string,
    label: string,
    values: (now: DatabaseState) => [string, number][],
  ) =>
    new Gauge({
      name: `freight_${name}`,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [value, count] of values(await state())) this.set({ [label]: value }, count);
      },
    });
  addGauge('orders_under_way', 'Orders that have not ended, by status', 'status', ({ orders }) => orders);
  addGauge('mails', 'Mails in the outbox', 'state', ({ mails }) => mails);
  addGauge('webhooks', "Events of partners' orders", 'state', ({ webhooks }) => webhooks);
  addGauge('claims', 'Claims about deliveries, by state', 'state', ({ claims }) => claims);
  addGauge('changes', 'Changes of orders under way, by state', 'state', ({ changes }) => changes);
  addGauge(
    'handover_attempts',
    'Attempts at the door in the last hour, by outcome',
    'outcome',
    ({ attempts }) => attempts,
  );
  addGauge(
    'promises',
    'Deliveries of 30 days that kept or missed the first window promised',
    'state',
    ({ promises }) => promises,
  );
  addGauge(
    'late_minutes',
    'Minutes after the first window promised, of the same deliveries',
    'quantile',
    ({ lateMinutes }) => lateMinutes,
  );
  addGauge(
    'database_connections',
    'Connections of this process to PostgreSQL, and calls that wait for one',
    'state',
    () => Object.entries(sources.database.connections() ?? {}),
  );
  new Gauge({
    name: 'freight_mail_oldest_seconds',
    help: 'How long the oldest mail has been waiting',
    registers: [registry],
    async collect() {
      this.set((await state()).oldestMailSeconds);
    },
  });
  new Gauge({
    name: 'freight_database_up',
    help: '1 while the database answers',
    registers: [registry],
    async collect() {
      this.set((await state()).isThere ? 1 : 0);
    },
  });
}

/** Compares in constant time, so that the duration reveals nothing about the token. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}

import { paths } from '@freight/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Db } from '#db/database.ts';
import { sql } from '#db/drizzle.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { type PartnerFigure, partnerFigures } from '#db/schema/partners.ts';
import { isCall, routeOf } from '#http/apiPath.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';

type Counted = Omit<PartnerFigure, 'count'>;

/** Counts in memory; the database gets sums. */
export interface FigureCounter {
  add(counted: Counted): void;
  /** Stores what was counted since the last time. */
  flush(): Promise<void>;
}

const separator = '\n';

export function createFigureCounter(db: Db): FigureCounter {
  let counts = new Map<string, PartnerFigure>();
  const add = (counted: Counted, by = 1): void => {
    const { partner, day, kind, reason } = counted;
    const key = [partner, day, kind, reason].join(separator);
    const known = counts.get(key);
    if (known) known.count += by;
    else counts.set(key, { ...counted, count: by });
  };
  return {
    add,
    async flush() {
      if (counts.size === 0) return;
      // In an order that all processes share, so that two of them never wait for each other's rows.
      const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
      counts = new Map();
      const { partner, day, kind, reason, count } = partnerFigures;
      try {
        await db
          .insert(partnerFigures)
          .values(rows)
          .onConflictDoUpdate({
            target: [partner, day, kind, reason],
            set: { count: sql`${count} + excluded.count` },
          });
      } catch (error) {
        for (const { count: by, ...counted } of rows) add(counted, by);
        throw error;
      }
    },
  };
}

const flushEvery = 5_000;

/** The kind of a call that is counted when it succeeds, by its method and route. */
const kindOfRoute: Readonly<Record<string, PartnerFigure['kind']>> = {
  [`POST ${paths.quote}`]: 'quotes',
  [`POST ${paths.calculatePrice}`]: 'quotes',
  [`GET ${routeOf(paths.tracking(':orderId'))}`]: 'tracked',
};

interface CountParts {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  /** Milliseconds. */
  readonly now: () => number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that was sent. */
    refusedBy?: string;
  }
}

/**
 * Counts the calls of partners' pages by day, after they are answered, and stores the counts in batches and at the end of
 * the server. Orders are not counted here: they are in their own table.
 */
export function countCalls(app: FastifyInstance, { database, logger, now }: CountParts): void {
  const counter = createFigureCounter(database.db);
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && typeof payload === 'string') request.refusedBy = codeOf(payload);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const partner = partnerOfCall(request);
    if (partner === undefined || !isCall(request) || request.method === 'OPTIONS') return;
    const day = dayOf(new Date(now()));
    if (statusCode >= 400) {
      counter.add({ partner, day, kind: 'refused', reason: request.refusedBy ?? String(statusCode) });
      return;
    }
    const kind = kindOfRoute[`${request.method} ${request.routeOptions.url}`];
    if (kind) counter.add({ partner, day, kind, reason: '' });
  });
  const flush = async () =>
    counter.flush().catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'figures could not be stored; they are kept');
    });
  let flushing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    flushing = flush();
  }, flushEvery);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flushing;
    await flush();
  });
}

/** Also that of a call that is refused because its page is not the partner's. */
const partnerOfCall = ({ admission }: FastifyRequest): string | undefined =>
  admission !== undefined && admission.kind !== 'sandboxed' ? admission.partner?.name : undefined;

/** The `code` of a refusal, all of which are codes of the contract. */
function codeOf(payload: string): string | undefined {
  try {
    const { code } = JSON.parse(payload) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

import type { Database, Db } from '#db/database.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { HttpError } from '#http/httpError.ts';
import type { CreatedOrder, NewOrder } from './createOrders.ts';

/**
 * Orders that wait to be stored. One transaction at a time stores all that have come during the one before: the
 * cost of a transaction is paid once for all of them, and a single order does not wait for others.
 */
export interface OrderQueue {
  /**
   * Stores an order, or finds the one the same attempt has created before. Throws the order's own `HttpError`, or 503
   * with `Retry-After` when too many are waiting.
   */
  add(wanted: NewOrder): Promise<CreatedOrder>;
  /** Throws the same 503: asked before anything else is done, it costs next to nothing to refuse a call. */
  requireRoom(): void;
  /** How many wait for their transaction. */
  waiting(): number;
}

interface QueueParts {
  readonly database: Pick<Database, 'transaction'>;
  /** Creates the orders inside the transaction; no two of them have the same attempt. */
  readonly create: (tx: Db, wanted: readonly NewOrder[]) => Promise<(CreatedOrder | HttpError)[]>;
}

interface Waiting {
  readonly wanted: NewOrder;
  readonly resolve: (created: CreatedOrder) => void;
  readonly reject: (reason: unknown) => void;
}

/** The most orders per transaction; their statements stay short enough for others to run in between. */
const batchSize = 64;
/** An order that would have to wait longer is answered 503 with `Retry-After`. */
const longestWaitMs = 500;
const mostWaiting = 1_000;
/** How much the latest transaction counts in what the next ones are expected to take. */
const latestShare = 0.3;

export function createOrderQueue({ database, create }: QueueParts): OrderQueue {
  const waiting: Waiting[] = [];
  let isStoring = false;
  let usualMs = 0;
  let since = 0;

  const expectedWaitMs = (): number => {
    const batches = Math.floor(waiting.length / batchSize) + 1;
    const elapsed = isStoring ? performance.now() - since : 0;
    return batches * Math.max(usualMs, elapsed);
  };
  const isFull = (): boolean =>
    waiting.length >= mostWaiting || (waiting.length >= batchSize && expectedWaitMs() > longestWaitMs);
  const requireRoom = (): void => {
    if (!isFull()) return;
    throw new HttpError('orderQueueFull', {
      headers: {
        'retry-after': '2',
      },
    });
  };

  const transact = (batch: readonly Waiting[]): Promise<(CreatedOrder | HttpError)[]> =>
    database.transaction((tx) =>
      create(
        tx,
        batch.map(({ wanted }) => wanted),
      ),
    );

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await transact(batch);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof HttpError) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      // One order that the database refuses undoes the batch, so each is stored separately.
      if (batch.length > 1 && !isDatabaseAway(error)) for (const each of batch) await store([each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      since = performance.now();
      await store(takeBatch(waiting));
      usualMs += (performance.now() - since - usualMs) * latestShare;
    }
    isStoring = false;
  }

  return {
    requireRoom,
    waiting: () => waiting.length,
    add(wanted) {
      requireRoom();
      return new Promise((resolve, reject) => {
        waiting.push({ wanted, resolve, reject });
        if (isStoring) return;
        isStoring = true;
        since = performance.now();
        // Orders that arrive in the same moment are stored together.
        setImmediate(storeAll);
      });
    },
  };
}

/** Takes the longest waiting out, and leaves what repeats one of them for later: it must find the order stored. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  const attempts = new Set<string>();
  for (const each of waiting.splice(0)) {
    const { userId, attempt } = each.wanted;
    const name = attempt && `${userId} ${attempt.key}`;
    if (batch.length < batchSize && !(name !== undefined && attempts.has(name))) batch.push(each);
    else left.push(each);
    if (name !== undefined) attempts.add(name);
  }
  waiting.push(...left);
  return batch;
}

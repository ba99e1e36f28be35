import type { Language } from '@freight/contract';
import { holdApprovals } from '#approvals/holdApprovals.ts';
import type { Config } from '#config/config.ts';
import type { Db } from '#db/database.ts';
import { asc, inArray } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type User, users } from '#db/schema/accounts.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { holdRuns } from '#fleet/reservePlaces.ts';
import { HttpError } from '#http/httpError.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { OrderMailing } from '#orderMail/orderMailing.ts';
import { findQuotes, requireValid } from '#pricing/quotes.ts';
import type { OrderEvents } from '#webhooks/writeEvents.ts';
import { type OrderRequest, requireDate, requireFit, runWanted } from './createRequest.ts';
import { type Attempt, claimAttempts, releaseAttempts } from './idempotency.ts';
import { createQuotas } from './orderQuota.ts';
import { orderRow } from './orderRow.ts';

export interface NewOrder {
  readonly userId: string;
  readonly routeId: string;
  readonly request: OrderRequest;
  /** The language of the page it is ordered on; if that is unknown, the person's own. */
  readonly language?: Language | undefined;
  /** The name of the partner on whose page it is ordered. */
  readonly partner?: string | undefined;
  /** Absent: sent twice is ordered twice. */
  readonly attempt?: Attempt | undefined;
}

export interface CreatedOrder {
  readonly order: OrderRecord;
  /** False for one that the same attempt has created before. */
  readonly isNew: boolean;
}

export interface CreateParts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'demo' | 'failedAttempts' | 'rateLimits'>;
  readonly mailing: Pick<OrderMailing, 'placed'>;
  readonly events: Pick<OrderEvents, 'placed'>;
}

/**
 * Creates orders in one transaction, with as many statements for one as for all of them. Returns for each, in their
 * order, what has become of it; one that is refused (`HttpError` 400, 401, 404, 409, 410 or 429) leaves nothing behind
 * and does not concern the others. No two of them may have the same attempt.
 */
export async function createOrders(
  { clock, config, mailing, events }: CreateParts,
  tx: Db,
  all: readonly NewOrder[],
): Promise<(CreatedOrder | HttpError)[]> {
  const now = clock.now();
  const customers = await holdCustomers(tx, all);
  const wanted = all.map((each) => ({ ...each, id: newId(), customer: customers.get(each.userId) }));
  const attempts = wanted.flatMap(({ attempt, id, customer }) =>
    attempt && customer ? [{ ...attempt, orderId: id }] : [],
  );
  const claims = await claimAttempts(tx, attempts, now);
  const earlier = await ordersById(tx, claims.earlierOrders);
  const quotas = await createQuotas(tx, config.rateLimits ? [...customers.keys()] : [], now);
  const quotes = await findQuotes(tx, all);
  const runOf = ({ routeId, request }: NewOrder) => runWanted(request, quotes.get(routeId) ?? { runs: null });
  const runs = await holdRuns(
    tx,
    all.flatMap((each) => runOf(each)?.id ?? []),
    now,
  );
  const approvals = await holdApprovals(
    tx,
    all.flatMap(({ request }) => request.approval ?? []),
    now,
  );
  const make = ({ id, customer, ...each }: (typeof wanted)[number]): CreatedOrder => {
    if (!customer) throw new HttpError('userNotFound');
    const before = each.attempt && claims.earlierOrderOf(each.attempt);
    if (before !== undefined) return { order: requireOrder(earlier.get(before)), isNew: false };
    quotas.take(each.userId);
    const quote = requireValid(quotes.get(each.routeId), now);
    requireDate(each.request, now);
    requireFit(each.request, quote);
    const run = runOf(each);
    const { approval } = each.request;
    if (approval) approvals.require(approval);
    // Last, so that nothing is taken for an order that is refused.
    if (run) runs.take(run);
    if (approval) approvals.take(approval, { by: each.userId, orderId: id });
    const order = orderRow(
      { ...each, id, customer, quote, run, now, isPaid: config.demo, someFail: config.failedAttempts },
      clock,
    );
    return { order, isNew: true };
  };
  const outcomes = wanted.map((each) => outcomeOf(() => make(each)));
  const refused = wanted.filter((_, index) => outcomes[index] instanceof HttpError);
  await releaseAttempts(
    tx,
    refused.map(({ id }) => id),
  );
  const made = outcomes.flatMap((outcome) =>
    !(outcome instanceof HttpError) && outcome.isNew ? [outcome.order] : [],
  );
  if (made.length > 0) await tx.insert(orders).values(made);
  await runs.store();
  await approvals.store();
  await mailing.placed(tx, made);
  await events.placed(tx, made);
  return outcomes;
}

/**
 * The accounts that order. Each is held until the end of the transaction, in an order all transactions share so that
 * none waits for another in a circle: its orders are counted and made by one process at a time.
 */
async function holdCustomers(tx: Db, wanted: readonly NewOrder[]): Promise<Map<string, User>> {
  const found = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(wanted.map(({ userId }) => userId))]))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(found.map((user) => [user.id, user]));
}

async function ordersById(tx: Db, ids: readonly string[]): Promise<Map<string, OrderRecord>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(found.map((order) => [order.id, order]));
}

function requireOrder(order: OrderRecord | undefined): OrderRecord {
  if (!order) throw new HttpError('transportNotFound');
  return order;
}

function outcomeOf(make: () => CreatedOrder): CreatedOrder | HttpError {
  try {
    return make();
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import type { Database, Db } from '#db/database.ts';
import { and, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from '#db/drizzle.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import {
  type WebhookAttempt,
  type WebhookMessage,
  webhookAttempts,
  webhookMessages,
} from '#db/schema/webhooks.ts';
import type { OrderEvent } from './orderEvents.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** How long a message waits after each failed attempt. After the attempt that follows the last one it is given up. */
export const pauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  8 * hour,
  8 * hour,
] as const;
/** How long a process claims a message for itself; longer than an attempt can take. */
const claimMs = minute;
/** How many messages of one partner are sent at a time, so that a slow receiver does not delay those of others. */
const atATime = 4;
/** How long a message and its log are kept. */
const keptFor = 30 * 24 * hour;
/** Any number that all processes share: messages are claimed one after the other. */
const claimLock = 4_711_000_003;

const { attempts, claimedUntil, createdAt, deliveredAt, dueAt, failedAt, id, partner, position } =
  webhookMessages;
const isWaiting = and(isNull(deliveredAt), isNull(failedAt));

interface NewMessage {
  readonly partner: string;
  readonly orderId: string;
  readonly event: OrderEvent;
}

/** Stores messages in the order given. */
export async function addMessages(tx: Db, added: readonly NewMessage[], now: Date): Promise<void> {
  await tx.insert(webhookMessages).values(
    added.map(({ event, ...names }) => ({
      ...names,
      id: `msg_${randomBytes(16).toString('base64url')}`,
      type: event.type,
      payload: JSON.stringify(event),
      createdAt: now,
      dueAt: now,
    })),
  );
}

/**
 * Claims the next message that is due, for a while: the first of its order that waits, of an order of which no message
 * is being sent. Claims of all processes come one after the other, so each one sees the claims before it.
 */
export async function claimMessage(database: Database, now: number): Promise<WebhookMessage | undefined> {
  const at = new Date(now).toISOString();
  const [due] = await database.db
    .select({ id })
    .from(webhookMessages)
    .where(and(isWaiting, lte(dueAt, new Date(now))))
    .limit(1);
  if (!due) return undefined;
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`);
    const [message] = await tx
      .update(webhookMessages)
      .set({ claimedUntil: new Date(now + claimMs), attempts: sql`${attempts} + 1` })
      .where(
        sql`${id} = (
          select next.id from webhook_messages as next
          join webhook_endpoints as endpoint on endpoint.partner = next.partner
          where next.delivered_at is null and next.failed_at is null and next.due_at <= ${at}
            and (next.claimed_until is null or next.claimed_until <= ${at})
            and not exists (
              select 1 from webhook_messages as other
              where other.order_id = next.order_id and other.id <> next.id
                and other.delivered_at is null and other.failed_at is null
                and (other.position < next.position or other.claimed_until > ${at}))
            and ${atATime}::integer > (
              select count(*) from webhook_messages as busy
              where busy.partner = next.partner and busy.claimed_until > ${at}
                and busy.delivered_at is null and busy.failed_at is null)
          order by next.due_at, next.position limit 1 for update of next skip locked)`,
      )
      .returning();
    return message;
  });
}

export type AttemptResult = Pick<WebhookAttempt, 'status' | 'failure' | 'milliseconds'>;
/** What becomes of a message after an attempt. */
export type Outcome = 'delivered' | 'waits' | 'givenUp';

/** A receiver that answers 410 does not expect the event any more. */
const gone = 410;

export function outcomeOf(message: WebhookMessage, { status, failure }: AttemptResult): Outcome {
  if (failure === null) return 'delivered';
  return status === gone || message.attempts > pauses.length ? 'givenUp' : 'waits';
}

/** Stores the result of an attempt, with its line in the log. */
export async function noteAttempt(
  database: Database,
  message: WebhookMessage,
  result: AttemptResult,
  now: Date,
): Promise<void> {
  const outcome = outcomeOf(message, result);
  const pause = pauses[message.attempts - 1] ?? 0;
  const changes = {
    delivered: { deliveredAt: now },
    waits: { dueAt: new Date(now.getTime() + pause) },
    givenUp: { failedAt: now },
  };
  await database.transaction(async (tx) => {
    // Only while the claim is this process's own: another one may have taken over after a long pause of this one.
    const noted = await tx
      .update(webhookMessages)
      .set({ ...changes[outcome], claimedUntil: null })
      .where(and(eq(id, message.id), eq(attempts, message.attempts), isNotNull(claimedUntil)))
      .returning({ id });
    if (noted.length > 0)
      await tx.insert(webhookAttempts).values({ messageId: message.id, at: now, ...result });
  });
}

/** Which messages to send again: one by its id, or all since a moment. */
export type Replay = { readonly id: string } | { readonly since: Date };

/**
 * Sends messages of a partner again under their own ids, in the order in which they happened, and those that wait without
 * further pause. Messages that are being sent now are left out. Returns how many.
 */
export async function replayMessages(db: Db, name: string, replay: Replay, now: Date): Promise<number> {
  const chosen = 'id' in replay ? eq(id, replay.id) : gte(createdAt, replay.since);
  const isIdle = or(isNull(claimedUntil), lte(claimedUntil, now));
  const again = await db
    .update(webhookMessages)
    .set({ deliveredAt: null, failedAt: null, claimedUntil: null, attempts: 0, dueAt: now })
    .where(and(eq(partner, name), chosen, isIdle))
    .returning({ id });
  return again.length;
}

export interface Delivery {
  readonly message: WebhookMessage;
  /** Oldest first. */
  readonly attempts: readonly WebhookAttempt[];
}

/** The newest messages of a partner with their attempts, newest first. */
export async function listDeliveries(db: Db, name: string, most: number): Promise<Delivery[]> {
  const messages = await db
    .select()
    .from(webhookMessages)
    .where(eq(partner, name))
    .orderBy(desc(position))
    .limit(most);
  const ids = messages.map((message) => message.id);
  const log = await db
    .select()
    .from(webhookAttempts)
    .where(isAnyOf(webhookAttempts.messageId, ids))
    .orderBy(webhookAttempts.id);
  return messages.map((message) => ({
    message,
    attempts: log.filter(({ messageId }) => messageId === message.id),
  }));
}

/** Deletes messages, with their log, that happened too long ago. */
export async function forgetOldMessages(db: Db, now: number): Promise<void> {
  await db.delete(webhookMessages).where(lt(createdAt, new Date(now - keptFor)));
}

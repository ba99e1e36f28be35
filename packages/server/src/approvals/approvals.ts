import { randomBytes } from 'node:crypto';
import { type Approval, approvalLimits } from '@freight/contract';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { alias, and, count, desc, eq, gt, isNull, lt, or } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type User, users } from '#db/schema/accounts.ts';
import { approvals, type StoredApproval } from '#db/schema/approvals.ts';
import { orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';

const day = 24 * 3_600_000;
const tokenBytes = 16;
/** How long both still see what has become of it. */
const keptMs = 30 * day;
const mostListed = 100;

/** Whether a link still leads to its order. */
export const isWaiting = ({ withdrawnAt, usedBy, orderId, endsAt }: StoredApproval, now: Date): boolean =>
  !withdrawnAt && !usedBy && !orderId && endsAt > now;

const waitingOf = (userId: string, now: Date) =>
  and(
    eq(approvals.userId, userId),
    isNull(approvals.withdrawnAt),
    isNull(approvals.usedBy),
    isNull(approvals.orderId),
    gt(approvals.endsAt, now),
  );

/**
 * Keeps an order for somebody else, with the token of its link, which cannot be read again: only its hash is stored.
 * Throws `HttpError` 409 when too many of the customer wait.
 */
export async function createApproval(
  tx: Db,
  userId: string,
  order: Record<string, unknown>,
  now: Date,
): Promise<{ id: string; token: string }> {
  // One after the other, so that parallel calls do not exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [made] = await tx.select({ waiting: count() }).from(approvals).where(waitingOf(userId, now));
  if ((made?.waiting ?? 0) >= approvalLimits.waiting) throw new HttpError('tooManyApprovals');
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = newId();
  await tx.insert(approvals).values({
    id,
    userId,
    tokenHash: hashToken(token),
    order,
    createdAt: now,
    endsAt: new Date(now.getTime() + approvalLimits.days * day),
  });
  return { id, token };
}

const senders = alias(users, 'senders');
const placers = alias(users, 'placers');

const nameOf = (user: Pick<User, 'firstName' | 'lastName'> | null): string =>
  `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();

/** What the rows say to one of the two persons. */
async function readApprovals(
  db: Db,
  userId: string,
  now: Date,
  where: ReturnType<typeof and>,
): Promise<Approval[]> {
  const rows = await db
    .select({ row: approvals, sender: senders, placer: placers, number: orders.orderNumber })
    .from(approvals)
    .innerJoin(senders, eq(senders.id, approvals.userId))
    .leftJoin(placers, eq(placers.id, approvals.usedBy))
    .leftJoin(orders, eq(orders.id, approvals.orderId))
    .where(where)
    .orderBy(desc(approvals.createdAt))
    .limit(mostListed);
  return rows.map(({ row, sender, placer, number }) => {
    const isOpen = isWaiting(row, now);
    const isOrdered = Boolean(row.usedBy ?? row.orderId);
    return {
      id: row.id,
      isOwn: row.userId === userId,
      state: isOpen ? 'waiting' : isOrdered ? 'ordered' : row.withdrawnAt ? 'withdrawn' : 'ended',
      createdAt: row.createdAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      by: nameOf(sender),
      ...(isOrdered && { orderedBy: nameOf(placer) }),
      ...(number && { orderId: number }),
      ...(isOpen && row.order && { order: row.order }),
    };
  });
}

/** The orders that a customer has sent to others, or has placed for them; the newest first. */
export const listApprovals = (db: Db, userId: string, now: Date): Promise<Approval[]> =>
  readApprovals(db, userId, now, or(eq(approvals.userId, userId), eq(approvals.usedBy, userId)));

/** One of them. Throws `HttpError` 404 for any other. */
export async function readApproval(db: Db, userId: string, id: string, now: Date): Promise<Approval> {
  const [approval] = await readApprovals(
    db,
    userId,
    now,
    and(eq(approvals.id, id), eq(approvals.userId, userId)),
  );
  if (!approval) throw new HttpError('approvalNotFound');
  return approval;
}

/** The order of a link. Throws `HttpError` 404 for a token that leads nowhere, or no more. */
export async function openApproval(db: Db, userId: string, token: string, now: Date): Promise<Approval> {
  const [approval] = await readApprovals(db, userId, now, eq(approvals.tokenHash, hashToken(token)));
  if (approval?.state !== 'waiting') throw new HttpError('approvalNotFound');
  return approval;
}

/** Ends a link of the customer. Throws `HttpError` 404 for one of somebody else, and 409 where it has ended already. */
export async function withdrawApproval(db: Db, userId: string, id: string, now: Date): Promise<Approval> {
  const gone = await db
    .update(approvals)
    .set({ withdrawnAt: now, order: null })
    .where(and(eq(approvals.id, id), waitingOf(userId, now)))
    .returning({ id: approvals.id });
  const approval = await readApproval(db, userId, id, now);
  if (gone.length === 0 && approval.state !== 'withdrawn') throw new HttpError('approvalEnded');
  return approval;
}

/** Deletes what waits no more: the order at once, all of it a month after its end. */
export async function forgetOldApprovals(db: Db, now: Date): Promise<void> {
  await db.update(approvals).set({ order: null }).where(lt(approvals.endsAt, now));
  await db.delete(approvals).where(lt(approvals.endsAt, new Date(now.getTime() - keptMs)));
}

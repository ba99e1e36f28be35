import type { ClaimState } from '@freight/contract';
import type { Database, Db } from '#db/database.ts';
import { asc, eq, inArray } from '#db/drizzle.ts';
import { type ClaimRecord, claims } from '#db/schema/claims.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import type { ClaimMailing } from './claimMailing.ts';

export interface ClaimOfOrder {
  readonly claim: ClaimRecord;
  readonly order: OrderRecord;
}

const withOrder = (db: Db) =>
  db.select({ claim: claims, order: orders }).from(claims).innerJoin(orders, eq(orders.id, claims.orderId));

/** The claims that wait for an answer, the most urgent first. */
export const listOpenClaims = (db: Db): Promise<ClaimOfOrder[]> =>
  withOrder(db)
    .where(inArray(claims.state, ['received', 'inReview']))
    .orderBy(asc(claims.answerBy), asc(claims.id));

export async function findClaim(db: Db, caseNumber: string): Promise<ClaimOfOrder | undefined> {
  const [found] = await withOrder(db).where(eq(claims.caseNumber, caseNumber));
  return found;
}

/**
 * Sets the state of a claim and, where there is one, the answer, which is mailed to the customer who reported it.
 * Undefined for an unknown case number.
 */
export async function answerClaim(
  { database, mailing }: { database: Database; mailing: ClaimMailing },
  caseNumber: string,
  { state, answer }: { state: ClaimState; answer?: string | undefined },
  now: Date,
): Promise<ClaimRecord | undefined> {
  return database.transaction(async (tx) => {
    const [claim] = await tx
      .update(claims)
      .set({ state, ...(answer === undefined ? {} : { answer, answeredAt: now }) })
      .where(eq(claims.caseNumber, caseNumber))
      .returning();
    if (!claim) return undefined;
    const [order] = await tx.select().from(orders).where(eq(orders.id, claim.orderId));
    if (order && answer !== undefined) await mailing.answered(tx, { order, claim });
    return claim;
  });
}

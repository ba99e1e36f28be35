import { newCaseNumber } from '#claims/caseNumber.ts';
import { answerBy } from '#claims/deadlines.ts';
import type { Db } from '#db/database.ts';
import { eq, inArray } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { changes } from '#db/schema/changes.ts';
import { claims } from '#db/schema/claims.ts';
import { handoverAttempts } from '#db/schema/handovers.ts';
import { orders } from '#db/schema/orders.ts';
import { exampleNumbers } from './exampleNumbers.ts';

const hour = 3_600_000;

/** Gives the demo customer's delivered order with a known number a claim that has been answered. */
export async function addDemoClaim(tx: Db): Promise<void> {
  const number = exampleNumbers.delivered ?? '';
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, number));
  if (!order) return;
  const createdAt = new Date(order.updatedAt.getTime() + 5 * hour);
  await tx.insert(claims).values({
    id: newId(),
    caseNumber: newCaseNumber(),
    orderId: order.id,
    reporter: order.userId,
    byLink: false,
    key: 'the claim of the demo',
    bodyHash: '',
    kind: 'damaged',
    text: 'Ena hörnet av kartongen var intryckt när paketet kom, och locket på lådan inuti är sprucket.',
    valueOre: 85_000,
    state: 'accepted',
    createdAt,
    answerBy: answerBy(createdAt),
    answer: 'Vi beklagar skadan. Vi ersätter lådan med 850 kronor, som betalas ut inom fem dagar.',
    answeredAt: new Date(createdAt.getTime() + 26 * hour),
  });
}

/** Deletes what was reported or changed about orders whose journey begins again, and what happened at their doors. */
export async function forgetReportsOf(tx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.delete(claims).where(inArray(claims.orderId, [...orderIds]));
  await tx.delete(changes).where(inArray(changes.orderId, [...orderIds]));
  await tx.delete(handoverAttempts).where(inArray(handoverAttempts.orderId, [...orderIds]));
}

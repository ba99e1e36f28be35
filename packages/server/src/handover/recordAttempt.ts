import { statusFacts } from '@freight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/database.ts';
import { and, eq, isNull } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type AttemptRecord, handoverAttempts, handoverPictures } from '#db/schema/handovers.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { attemptsOf } from './attemptsOf.ts';
import { drawDoor, drawSignature } from './drawings.ts';

/** How long pictures are kept after the order has ended. */
const keptMs = 30 * 24 * 3_600_000;

/** When the pictures of an order are deleted; null while it has not ended. */
export const picturesUntil = ({ status, stageAt }: Pick<OrderRecord, 'status' | 'stageAt'>): Date | null =>
  statusFacts[status].isFinal ? new Date(stageAt.getTime() + keptMs) : null;

/**
 * Records the attempt with which an order leaves its last leg, with the driver's pictures. Runs in the transaction of that
 * step, so that the attempt is stored with it, and once.
 */
export async function recordAttempt(
  tx: Db,
  order: OrderRecord,
  before: OrderRecord,
  { clock, logger }: { clock: Clock; logger: FastifyBaseLogger },
): Promise<void> {
  if (before.status !== 'outForDelivery' || order.status === before.status) return;
  const attempt = attemptsOf(order, clock).at(-1);
  if (!attempt) return;
  const pictures = await drawPictures(order, attempt).catch((error: unknown) => {
    // The orders of all customers wait for this step.
    logger.error({ err: error }, 'the pictures of an attempt could not be drawn');
    return [];
  });
  await storeAttempt(tx, order, attempt, pictures);
  const until = picturesUntil(order);
  // Also those of the attempts before.
  if (until && attempt.number > 1)
    await tx
      .update(handoverPictures)
      .set({ until })
      .where(and(eq(handoverPictures.orderId, order.id), isNull(handoverPictures.until)));
}

type Picture = Pick<typeof handoverPictures.$inferSelect, 'kind' | 'content'>;

/** What the driver of an attempt takes: a picture of a closed door, or what the customer has chosen. */
export async function drawPictures(
  { id, handover }: Pick<OrderRecord, 'id' | 'handover'>,
  { outcome, endedAt }: AttemptRecord,
): Promise<Picture[]> {
  if (outcome === 'failed' || handover?.kind === 'picture')
    return [{ kind: 'picture', content: await drawDoor(endedAt) }];
  return handover?.kind === 'signature' ? [{ kind: 'signature', content: await drawSignature(id) }] : [];
}

/** Stores an attempt with its pictures; one that is stored already stays as it is. */
export async function storeAttempt(
  tx: Db,
  order: Pick<OrderRecord, 'id' | 'status' | 'stageAt'>,
  attempt: AttemptRecord,
  pictures: readonly Picture[],
): Promise<void> {
  const stored = await tx
    .insert(handoverAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ id: handoverAttempts.id });
  if (stored.length === 0 || pictures.length === 0) return;
  const owner = { attemptId: attempt.id, orderId: order.id, until: picturesUntil(order) };
  await tx
    .insert(handoverPictures)
    .values(pictures.map((picture) => ({ id: newId(), ...owner, ...picture })));
}

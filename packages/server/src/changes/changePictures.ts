import { finalStatuses } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, eq, exists, inArray, lt } from '#db/drizzle.ts';
import { changePictures } from '#db/schema/changes.ts';
import { orders } from '#db/schema/orders.ts';

/** A picture, WebP; undefined for one that was deleted. */
export async function findChangePicture(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [picture] = await db
    .select({ content: changePictures.content })
    .from(changePictures)
    .where(eq(changePictures.id, id));
  return picture?.content;
}

/** How long pictures are kept after the order has ended. */
const keptMs = 30 * 24 * 3_600_000;

/** Deletes the pictures of orders that ended a month ago. */
export async function forgetEndedPictures(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, changePictures.orderId),
        inArray(orders.status, [...finalStatuses]),
        lt(orders.updatedAt, before),
      ),
    );
  await db.delete(changePictures).where(and(lt(changePictures.createdAt, before), exists(ended)));
}

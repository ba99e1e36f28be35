import type { HandoversOfOrder } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { asc, eq, lt } from '#db/drizzle.ts';
import { type AttemptRecord, handoverAttempts, handoverPictures } from '#db/schema/handovers.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { handoverOf } from '#orderFacts/handoverOf.ts';

/** Without its content, which a view does not need. */
const pictureColumns = {
  id: handoverPictures.id,
  attemptId: handoverPictures.attemptId,
  kind: handoverPictures.kind,
  until: handoverPictures.until,
};
type Picture = Pick<typeof handoverPictures.$inferSelect, keyof typeof pictureColumns>;

/** How an order is handed over, and each attempt, oldest first. `pictureUrl` gives an address that works for an hour. */
export async function readHandovers(
  db: Db,
  order: OrderRecord,
  pictureUrl: (id: string) => string,
): Promise<HandoversOfOrder> {
  const rows = await db
    .select()
    .from(handoverAttempts)
    .where(eq(handoverAttempts.orderId, order.id))
    .orderBy(asc(handoverAttempts.number));
  const pictures = await db
    .select(pictureColumns)
    .from(handoverPictures)
    .where(eq(handoverPictures.orderId, order.id));
  const ofAttempt = (id: string) => pictures.filter(({ attemptId }) => attemptId === id);
  return {
    ...(handoverOf(order) ?? { kind: 'none' }),
    attempts: rows.map((attempt) => toAttempt(attempt, ofAttempt(attempt.id), pictureUrl)),
  };
}

function toAttempt(
  { id, outcome, beganAt, endedAt, metres, codeRight, name, called, next }: AttemptRecord,
  pictures: readonly Picture[],
  pictureUrl: (id: string) => string,
): HandoversOfOrder['attempts'][number] {
  const urlOf = (kind: Picture['kind']) => {
    const picture = pictures.find((each) => each.kind === kind);
    return picture && pictureUrl(picture.id);
  };
  const [signatureUrl, picture] = [urlOf('signature'), urlOf('picture')];
  const until = pictures[0]?.until;
  return {
    id,
    outcome,
    from: beganAt.toISOString(),
    to: endedAt.toISOString(),
    metres,
    ...(codeRight === null ? {} : { codeRight }),
    ...(name === null ? {} : { name }),
    ...(called === null ? {} : { called }),
    ...(signatureUrl ? { signatureUrl } : {}),
    ...(picture ? { pictureUrl: picture } : {}),
    ...(until ? { picturesUntil: until.toISOString() } : {}),
    ...(next ? { next } : {}),
  };
}

/** A picture, WebP; undefined for one that was deleted. */
export async function findAttemptPicture(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [picture] = await db
    .select({ content: handoverPictures.content })
    .from(handoverPictures)
    .where(eq(handoverPictures.id, id));
  return picture?.content;
}

/** Deletes the pictures of orders that ended 30 days ago; what happened at the door stays with its order. */
export async function forgetAttemptPictures(db: Db, now: Date): Promise<void> {
  await db.delete(handoverPictures).where(lt(handoverPictures.until, now));
}

import { createHash } from 'node:crypto';
import type { ApiErrorCode } from '@freight/contract/errors';
import { makePicture } from '#accounts/profile/pictures.ts';
import type { Database, Db } from '#db/database.ts';
import { and, count, eq, inArray, isNull, lt } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import type { PictureTable } from '#db/schema/pictures.ts';
import { HttpError } from '#http/httpError.ts';
import { type Called, lockOrder } from './callers.ts';

/** The longer side of a stored picture in pixels, at most. */
const side = 1600;
/** Pictures of a caller that nothing has taken: several attempts, each with all its pictures. */
const mostWaiting = 20;
/** How long a picture waits for what it was sent for. */
const waitingMs = 24 * 3_600_000;

/** The pictures of a caller: of one order, each caller uses only their own. */
const picturesBy = (table: PictureTable, { order, caller }: Called) =>
  and(eq(table.orderId, order.id), eq(table.caller, caller.id));

/**
 * Stores a picture that is taken later, and returns its id; the same file again under the same key has the same id.
 * Throws `HttpError` 400 when it is no JPEG, PNG or WebP, 409 and 429 when there are too many.
 */
export async function storePicture(
  database: Database,
  table: PictureTable,
  called: Called,
  { key, upload }: { key: string; upload: Buffer },
  now: Date,
): Promise<string> {
  const contentHash = createHash('sha256').update(upload).digest('base64url');
  const isSame = and(picturesBy(table, called), eq(table.key, key), eq(table.contentHash, contentHash));
  const find = async (db: Db) => (await db.select({ id: table.id }).from(table).where(isSame))[0]?.id;
  const known = await find(database.db);
  if (known !== undefined) return known;
  const content = await makePicture(upload, ['jpeg', 'png', 'webp'], (picture) =>
    picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }),
  );
  return database.transaction(async (tx) => {
    await lockOrder(tx, called.order);
    const earlier = await find(tx);
    if (earlier !== undefined) return earlier;
    const [waiting] = await tx
      .select({ pictures: count() })
      .from(table)
      .where(and(picturesBy(table, called), isNull(table.takenBy)));
    if ((waiting?.pictures ?? 0) >= mostWaiting) throw new HttpError('tooManyPictures');
    const id = newId();
    const owner = { orderId: called.order.id, caller: called.caller.id };
    await tx.insert(table).values({ id, ...owner, key, contentHash, content, createdAt: now });
    return id;
  });
}

/**
 * Gives pictures of a caller to what they were sent for, and returns them in the order of their ids.
 * Throws `HttpError` 409 `missing` when one was never stored, has been deleted, or is taken already.
 */
export async function takePictures(
  tx: Db,
  table: PictureTable,
  called: Called,
  { pictures, takenBy, missing }: { pictures: readonly string[]; takenBy: string; missing: ApiErrorCode },
): Promise<Uint8Array[]> {
  if (pictures.length === 0) return [];
  const taken = await tx
    .update(table)
    .set({ takenBy })
    .where(and(picturesBy(table, called), isNull(table.takenBy), inArray(table.id, [...pictures])))
    .returning({ id: table.id, content: table.content });
  return pictures.map((id) => {
    const picture = taken.find((each) => each.id === id);
    if (!picture) throw new HttpError(missing);
    return picture.content;
  });
}

/** Deletes the pictures that nothing took within a day. */
export async function forgetWaitingPictures(db: Db, table: PictureTable, now: Date): Promise<void> {
  await db
    .delete(table)
    .where(and(isNull(table.takenBy), lt(table.createdAt, new Date(now.getTime() - waitingMs))));
}

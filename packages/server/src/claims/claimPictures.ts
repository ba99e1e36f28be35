import { createHash } from 'node:crypto';
import { makePicture } from '#accounts/profile/pictures.ts';
import type { Database, Db } from '#db/database.ts';
import { and, count, eq, inArray, isNull, lt } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { claimPictures } from '#db/schema/claims.ts';
import { HttpError } from '#http/httpError.ts';
import { lockOrder, picturesBy, type Reported } from './reporters.ts';

/** The longer side of a stored picture in pixels, at most. */
const side = 1600;
/** Pictures of a reporter that no claim has taken: several attempts, each with all its pictures. */
const mostWaiting = 20;
/** How long a picture waits for its claim. */
const waitingMs = 24 * 3_600_000;

/**
 * Stores a picture for a later claim, and returns its id; the same file again under the same key has the same id.
 * Throws `HttpError` 400 when it is no JPEG, PNG or WebP, 409 and 429 when there are too many.
 */
export async function storeClaimPicture(
  database: Database,
  reported: Reported,
  { key, upload }: { key: string; upload: Buffer },
  now: Date,
): Promise<string> {
  const contentHash = createHash('sha256').update(upload).digest('base64url');
  const isSame = and(
    picturesBy(reported),
    eq(claimPictures.key, key),
    eq(claimPictures.contentHash, contentHash),
  );
  const find = async (db: Db) =>
    (await db.select({ id: claimPictures.id }).from(claimPictures).where(isSame))[0]?.id;
  const known = await find(database.db);
  if (known !== undefined) return known;
  const content = await makePicture(upload, ['jpeg', 'png', 'webp'], (picture) =>
    picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }),
  );
  return database.transaction(async (tx) => {
    await lockOrder(tx, reported.order);
    const earlier = await find(tx);
    if (earlier !== undefined) return earlier;
    const [waiting] = await tx
      .select({ pictures: count() })
      .from(claimPictures)
      .where(and(picturesBy(reported), isNull(claimPictures.claimId)));
    if ((waiting?.pictures ?? 0) >= mostWaiting) throw new HttpError('tooManyPictures');
    const id = newId();
    const owner = { orderId: reported.order.id, reporter: reported.reporter.id };
    await tx.insert(claimPictures).values({ id, ...owner, key, contentHash, content, createdAt: now });
    return id;
  });
}

/**
 * Gives pictures of a reporter to a claim, and returns them in the order of their ids.
 * Throws `HttpError` 409 when one was never stored, has been deleted, or belongs to another claim.
 */
export async function takePictures(
  tx: Db,
  reported: Reported,
  { pictures, claimId }: { pictures: readonly string[]; claimId: string },
): Promise<Uint8Array[]> {
  if (pictures.length === 0) return [];
  const taken = await tx
    .update(claimPictures)
    .set({ claimId })
    .where(and(picturesBy(reported), isNull(claimPictures.claimId), inArray(claimPictures.id, [...pictures])))
    .returning({ id: claimPictures.id, content: claimPictures.content });
  return pictures.map((id) => {
    const picture = taken.find((each) => each.id === id);
    if (!picture) throw new HttpError('claimPictureMissing');
    return picture.content;
  });
}

/** Deletes the pictures that no claim took within a day. */
export async function forgetClaimPictures(db: Db, now: Date): Promise<void> {
  await db
    .delete(claimPictures)
    .where(
      and(isNull(claimPictures.claimId), lt(claimPictures.createdAt, new Date(now.getTime() - waitingMs))),
    );
}

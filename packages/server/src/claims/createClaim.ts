import { createHash } from 'node:crypto';
import { isDoorClaim } from '@freight/contract';
import type { claimRequest } from '@freight/contract/schemas';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { and, count, eq } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type ClaimRecord, claimPictures, claims } from '#db/schema/claims.ts';
import { HttpError } from '#http/httpError.ts';
import { lastAttempt } from '#orderFacts/lastAttempt.ts';
import { takePictures } from '#sharing/callerPictures.ts';
import { type Called, lockOrder } from '#sharing/callers.ts';
import { newCaseNumber } from './caseNumber.ts';
import type { ClaimMailing } from './claimMailing.ts';
import { claimsBy } from './claimsBy.ts';
import { answerBy, requireOpen } from './deadlines.ts';

/** Of one reporter about one order. */
export const mostClaims = 10;

interface NewClaim extends Pick<z.output<typeof claimRequest>, 'key' | 'kind' | 'text' | 'value'> {
  /** Ids, each once. */
  readonly pictures: readonly string[];
}

/** Everything that a repeated attempt has in common with the first one. */
const hashOf = ({ kind, text, value, pictures }: NewClaim): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, text, value ?? null, pictures]))
    .digest('hex');

/**
 * Stores a claim with its mails, or finds the one that the same attempt has stored before.
 * Throws `HttpError` 409 when that one was different, when it is too late, or when there are too many.
 */
export async function createClaim(
  { database, mailing }: { database: Database; mailing: ClaimMailing },
  reported: Called,
  wanted: NewClaim,
  now: Date,
): Promise<{ claim: ClaimRecord; isNew: boolean }> {
  const bodyHash = hashOf(wanted);
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, reported.order);
    const [earlier] = await tx
      .select()
      .from(claims)
      .where(and(claimsBy(reported), eq(claims.key, wanted.key)));
    if (earlier) {
      if (earlier.bodyHash !== bodyHash) throw new HttpError('claimDiffers');
      return { claim: earlier, isNew: false };
    }
    requireOpen(order, now, wanted.kind);
    const [made] = await tx.select({ claims: count() }).from(claims).where(claimsBy(reported));
    if ((made?.claims ?? 0) >= mostClaims) throw new HttpError('tooManyClaims');
    const { key, kind, text, value, pictures } = wanted;
    const claim: ClaimRecord = {
      id: newId(),
      caseNumber: newCaseNumber(),
      orderId: order.id,
      reporter: reported.caller.id,
      byLink: reported.caller.byLink,
      key,
      bodyHash,
      kind,
      text,
      valueOre: value === undefined ? null : Math.round(value * 100),
      state: 'received',
      createdAt: now,
      answerBy: answerBy(now),
      answer: null,
      answeredAt: null,
    };
    await tx.insert(claims).values(claim);
    const contents = await takePictures(tx, claimPictures, reported, {
      pictures,
      takenBy: claim.id,
      missing: 'claimPictureMissing',
    });
    const attempt = isDoorClaim(kind)
      ? await lastAttempt(tx, order.id, kind === 'wasAtHome' ? 'failed' : 'delivered')
      : undefined;
    await mailing.reported(tx, { order, claim, pictures: contents, attempt });
    return { claim, isNew: true };
  });
}

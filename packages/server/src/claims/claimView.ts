import type { Claim, ClaimsOfOrder } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { asc, count, eq, getTableColumns } from '#db/drizzle.ts';
import { type ClaimRecord, claimPictures, claims } from '#db/schema/claims.ts';
import type { Called } from '#sharing/callers.ts';
import { claimsBy } from './claimsBy.ts';
import { mostClaims } from './createClaim.ts';
import { openKinds } from './deadlines.ts';

/** A claim as its reporter sees it. */
export const toClaim = (claim: ClaimRecord, pictures: number): Claim => ({
  caseNumber: claim.caseNumber,
  kind: claim.kind,
  text: claim.text,
  ...(claim.valueOre === null ? {} : { value: claim.valueOre / 100 }),
  pictures,
  createdAt: claim.createdAt.toISOString(),
  state: claim.state,
  answerBy: claim.answerBy.toISOString(),
  ...(claim.answer === null ? {} : { answer: claim.answer }),
  ...(claim.answeredAt === null ? {} : { answeredAt: claim.answeredAt.toISOString() }),
});

/** What a reporter can report about an order, and what they have reported, oldest first. */
export async function readClaims(db: Db, reported: Called, now: Date): Promise<ClaimsOfOrder> {
  const rows = await db
    .select({ ...getTableColumns(claims), pictures: count(claimPictures.id) })
    .from(claims)
    .leftJoin(claimPictures, eq(claimPictures.takenBy, claims.id))
    .where(claimsBy(reported))
    .groupBy(claims.id)
    .orderBy(asc(claims.createdAt), asc(claims.id));
  const open = rows.length < mostClaims ? openKinds(reported.order, now) : [];
  return {
    kinds: open.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
    claims: rows.map(({ pictures, ...claim }) => toClaim(claim, pictures)),
  };
}

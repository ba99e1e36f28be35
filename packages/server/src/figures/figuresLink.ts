import { linkedPaths } from '@freight/contract';
import { hashToken, newOpaqueToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type Partner, partners } from '#db/schema/partners.ts';

/** The page of a partner's figures, for holders of its link. */
export const figuresPath = linkedPaths.partnerFigures;
export const figuresAddress = (origin: string, token: string): string =>
  `${origin}${figuresPath}?token=${token}`;

/** Makes the link of a partner, and ends the one before. Returns its token, of which only the hash is stored. */
export async function renewLink(db: Db, name: string): Promise<string | undefined> {
  const token = newOpaqueToken();
  const renewed = await db
    .update(partners)
    .set({ figuresTokenHash: hashToken(token) })
    .where(eq(partners.name, name))
    .returning({ name: partners.name });
  return renewed.length > 0 ? token : undefined;
}

export async function findByLink(db: Db, token: string): Promise<Partner | undefined> {
  const [partner] = await db
    .select()
    .from(partners)
    .where(eq(partners.figuresTokenHash, hashToken(token)));
  return partner;
}

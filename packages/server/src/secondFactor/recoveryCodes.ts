import { randomInt } from 'node:crypto';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { and, count, eq } from '#db/drizzle.ts';
import { recoveryCodes } from '#db/schema/accounts.ts';

/** Printed codes for a person who has lost their phone; each works once. */

const codesAtOnce = 10;
/** Without I, L, O and U, which are misread (Crockford). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Six groups of four are 120 bits, enough for a plain hash. */
const groups = 6;

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** The same for every way to write it. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Makes new codes in place of all earlier ones, and returns them this once: only hashes are stored. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  await forgetRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(plain(code)) })));
  return codes;
}

export const forgetRecoveryCodes = (tx: Db, userId: string): Promise<unknown> =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

/** Uses up a code; false for a code that is not the person's. */
export async function useRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(plain(code)))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return left?.codes ?? 0;
}

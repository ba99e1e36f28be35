import { isKnownBrowser } from '#accounts/knownBrowsers.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { countAttempt, delayKeyOf, forgetAttempts } from '#accounts/passwords/loginDelay.ts';
import type { Db } from '#db/database.ts';
import { and, eq, isNotNull } from '#db/drizzle.ts';
import { secondFactors, type User } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { codesGuessedMail, recoveryCodeUsedMail } from '#mail/accountMails.ts';
import { countRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts';
import { unseal } from './sealing.ts';
import { stepOf } from './totp.ts';

/** A person who guesses codes knows the password: they wait longer than for passwords, and the owner gets a mail. */
const longestDelayMs = 3600_000;
const mailAfterFailures = 5;

/**
 * Does the work in one transaction with using the code up. A wrong code counts against the account, or against the
 * account in a browser known to it, like a wrong password. Throws `HttpError` 400 for a wrong code and 429 with
 * `Retry-After` after many.
 */
export async function withCode<T>(
  parts: AccountsParts,
  user: User,
  { code, browserHash }: { code: string; browserHash: string | undefined },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const now = parts.now();
  const isKnown = await isKnownBrowser(parts.database.db, user.id, browserHash, now);
  const key = delayKeyOf(`second factor of ${user.id}`, isKnown ? browserHash : undefined);
  const failures = await countAttempt(parts.database, key, now, longestDelayMs);
  const done = await parts.database.transaction(async (tx) => {
    if (!(await useCode(parts, tx, user, code))) return undefined;
    await forgetAttempts(tx, key);
    return { result: await work(tx) };
  });
  if (done !== undefined) return done.result;
  logSecurityEvent(parts.logger, 'second_factor_failed');
  if (failures === mailAfterFailures) {
    await parts.outbox.add(parts.database.db, codesGuessedMail(parts.sender(), user, now));
  }
  throw new HttpError('codeIncorrect');
}

/** Uses up a code of the app or a recovery code; false when it is wrong or was used before. */
async function useCode(parts: AccountsParts, tx: Db, user: User, code: string): Promise<boolean> {
  const [factor] = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.confirmedAt)))
    // Of two posts of one code only the first finds it unused.
    .for('update');
  if (factor === undefined) return false;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return useAppCode(parts, tx, factor, digits);
  if (!(await useRecoveryCode(tx, user.id, code))) return false;
  logSecurityEvent(parts.logger, 'recovery_code_used');
  const left = await countRecoveryCodes(tx, user.id);
  await parts.outbox.add(tx, recoveryCodeUsedMail(parts.sender(), user, { now: parts.now(), left }));
  return true;
}

type Factor = Pick<typeof secondFactors.$inferSelect, 'userId' | 'secret' | 'lastStep'>;

/** Uses up a code of the app, for a factor whose row is locked. */
export async function useAppCode(
  { secret, now, logger }: AccountsParts,
  tx: Db,
  { userId, secret: sealed, lastStep }: Factor,
  code: string,
): Promise<boolean> {
  let plain: Uint8Array;
  try {
    plain = unseal(sealed, userId, secret);
  } catch (error) {
    // After a change of `FREIGHT_SECRET`; recovery codes still work.
    logger.error({ err: error }, 'the secret of a second factor cannot be opened');
    return false;
  }
  const step = stepOf(plain, code, now());
  if (step === undefined || step <= lastStep) return false;
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return true;
}

import type { SecondFactor, SecondFactorSecret } from '@freight/contract';
import type { AccountsParts } from '#accounts/parts.ts';
import { countAttempt, delayKeyOf, forgetAttempts, uncountAttempt } from '#accounts/passwords/loginDelay.ts';
import { freshMs } from '#accounts/passwords/passwordChanges.ts';
import { passwordMatches } from '#accounts/passwords/passwords.ts';
import { startedAt } from '#accounts/sessions.ts';
import type { Db } from '#db/database.ts';
import { and, eq, isNull } from '#db/drizzle.ts';
import { secondFactors, type User } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { recoveryCodesMail, secondFactorOffMail, secondFactorOnMail } from '#mail/accountMails.ts';
import { useAppCode, withCode } from './codes.ts';
import { countRecoveryCodes, forgetRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { seal } from './sealing.ts';
import { newSecret, secretUri, typedSecret } from './totp.ts';

/** A secret that is not confirmed within this time becomes invalid. */
const setUpMs = 30 * 60_000;

export async function readFactor(db: Db, userId: string): Promise<SecondFactor> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor?.confirmedAt) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  return {
    isOn: true,
    since: factor.confirmedAt.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/**
 * Makes a secret for an app, in place of one that was never confirmed. The person names their password; an account of
 * a provider has none, so its sign-in must be recent. Throws `HttpError` 400, 403 or 409.
 */
export async function beginSetUp(
  parts: AccountsParts,
  { user, familyId, password }: { user: User; familyId: string; password: string },
): Promise<SecondFactorSecret> {
  await requireOwner(parts, { user, familyId, password });
  const plain = newSecret();
  const made = { secret: seal(plain, user.id, parts.secret), createdAt: new Date(parts.now()), lastStep: 0 };
  const stored = await parts.database.db
    .insert(secondFactors)
    .values({ userId: user.id, ...made })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: made,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (stored.length === 0) throw new HttpError('secondFactorOn');
  const uri = secretUri(plain, { issuer: parts.sender().name, label: user.email ?? '' });
  return { secret: typedSecret(plain), uri };
}

async function requireOwner(
  parts: AccountsParts,
  { user, familyId, password }: { user: User; familyId: string; password: string },
): Promise<void> {
  const { db } = parts.database;
  if (user.passwordHash === null || (user.provider !== 'email' && password === '')) {
    if ((await startedAt(db, familyId)) >= parts.now() - freshMs) return;
    throw new HttpError('freshLoginForSecondFactor');
  }
  const key = delayKeyOf(`password of ${user.id}`);
  await countAttempt(parts.database, key, parts.now());
  const matches = await passwordMatches(password, user.passwordHash, [user.id]).catch(
    async (error: unknown) => {
      await uncountAttempt(parts.database, key, parts.now());
      throw error;
    },
  );
  if (!matches) {
    logSecurityEvent(parts.logger, 'password_change_refused');
    throw new HttpError('passwordWrong');
  }
  await forgetAttempts(db, key);
}

/** Turns the second factor on by a first code of the app; returns the recovery codes. Throws `HttpError` 400 or 409. */
export async function confirmSetUp(parts: AccountsParts, user: User, code: string): Promise<string[]> {
  const now = parts.now();
  const key = delayKeyOf(`first code of ${user.id}`);
  await countAttempt(parts.database, key, now);
  const codes = await parts.database.transaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, user.id))
      .for('update');
    if (factor?.confirmedAt) throw new HttpError('secondFactorOn');
    if (factor === undefined || factor.createdAt.getTime() + setUpMs < now) {
      throw new HttpError('secondFactorSetUpOver');
    }
    if (!(await useAppCode(parts, tx, factor, code.replace(/\s/g, '')))) {
      throw new HttpError('codeIncorrect');
    }
    await forgetAttempts(tx, key);
    await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(now) })
      .where(and(eq(secondFactors.userId, user.id), isNull(secondFactors.confirmedAt)));
    await parts.outbox.add(tx, secondFactorOnMail(parts.sender(), user, now));
    return renewRecoveryCodes(tx, user.id);
  });
  logSecurityEvent(parts.logger, 'second_factor_changed');
  return codes;
}

interface Proof {
  code: string;
  browserHash: string | undefined;
}

/** Makes new recovery codes; the earlier ones end. Throws `HttpError` 400 or 429. */
export async function newRecoveryCodes(parts: AccountsParts, user: User, proof: Proof): Promise<string[]> {
  const codes = await withCode(parts, user, proof, async (tx) => {
    await parts.outbox.add(tx, recoveryCodesMail(parts.sender(), user, parts.now()));
    return renewRecoveryCodes(tx, user.id);
  });
  logSecurityEvent(parts.logger, 'second_factor_changed');
  return codes;
}

/** Turns the second factor off. Throws `HttpError` 400 or 429. */
export async function turnOff(parts: AccountsParts, user: User, proof: Proof): Promise<void> {
  await withCode(parts, user, proof, async (tx) => {
    await forgetRecoveryCodes(tx, user.id);
    await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await parts.outbox.add(tx, secondFactorOffMail(parts.sender(), user, parts.now()));
  });
  logSecurityEvent(parts.logger, 'second_factor_changed');
}

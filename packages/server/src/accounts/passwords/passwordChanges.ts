import { forgetBrowsers } from '#accounts/knownBrowsers.ts';
import { findLink, useLinks } from '#accounts/links.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { endSessionsOf, startedAt } from '#accounts/sessions.ts';
import { findUser } from '#accounts/users.ts';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type User, users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import type { SignedInUser } from '#http/tokens/accessTokens.ts';
import { passwordChangedMail } from '#mail/accountMails.ts';
import { requireUncommon } from './commonPasswords.ts';
import { delayKeyOf, forgetAttempts } from './loginDelay.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** How long after signing in a person may set a password without entering the current one. */
export const freshMs = 10 * 60_000;

/**
 * Sets a password by a link and ends every sign-in of the person. The link came by mail, so it verifies the address as
 * well. Throws `HttpError` 400.
 */
export async function resetPassword(parts: AccountsParts, token: string, password: string): Promise<void> {
  const now = parts.now();
  // A wrong link is refused before the costly hash; the transaction looks again.
  const { userId } = await findLink(parts.database.db, token, 'reset', now).catch((error: unknown) => {
    if (error instanceof HttpError) logSecurityEvent(parts.logger, 'password_reset_refused');
    throw error;
  });
  const user = await findUser(parts.database.db, userId);
  requireUncommon(password, user?.email ?? '');
  const passwordHash = await hashPassword(password, [userId]);
  const ended = await parts.database.transaction(async (tx) => {
    const link = await findLink(tx, token, 'reset', now);
    await useLinks(tx, link.userId, 'verify', now);
    const [changed] = await tx
      .update(users)
      .set({ verifiedAt: new Date(now) })
      .where(eq(users.id, link.userId))
      .returning();
    if (changed === undefined) throw new HttpError('resetLinkInvalid');
    await forgetBrowsers(tx, changed.id);
    await forgetAttempts(tx, delayKeyOf(changed.email ?? ''));
    return setPassword(parts, tx, changed, passwordHash);
  });
  parts.signIns.ended(ended);
  logSecurityEvent(parts.logger, 'password_reset');
}

/**
 * Changes the password of the signed-in person. An account of a provider sets one without naming the one before
 * (`current` empty), because its form has no field for it [SETTINGS-19]; its person has to have signed in within the
 * last ten minutes, or a token left behind would take the account for good. Other sign-ins end, this one stays, and
 * the owner receives a mail. Throws `HttpError` 400 when the current password is wrong and 403 when the sign-in is old.
 */
export async function changePassword(
  parts: AccountsParts,
  caller: SignedInUser,
  current: string,
  next: string,
): Promise<void> {
  const { db } = parts.database;
  const user = await findUser(db, caller.userId);
  if (user === undefined) throw new HttpError('unauthorized');
  const isChange = user.passwordHash !== null && (user.provider === 'email' || current !== '');
  if (isChange) {
    if (!(await passwordMatches(current, user.passwordHash, [user.id]))) {
      logSecurityEvent(parts.logger, 'password_change_refused');
      throw new HttpError('passwordWrong');
    }
  } else if ((await startedAt(db, caller.familyId)) < parts.now() - freshMs) {
    throw new HttpError('freshLoginNeeded');
  }
  requireUncommon(next, user.email ?? '');
  const passwordHash = await hashPassword(next, [user.id]);
  const ended = await parts.database.transaction(async (tx) => {
    const [held] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    // Of several concurrent changes only the first succeeds: the others name a password that is no longer current.
    if (held?.passwordHash !== user.passwordHash) {
      logSecurityEvent(parts.logger, 'password_change_refused');
      throw new HttpError('passwordWrong');
    }
    return setPassword(parts, tx, held, passwordHash, caller.familyId);
  });
  parts.signIns.ended(ended);
  logSecurityEvent(parts.logger, 'password_changed');
}

/** Reset links die with the password they were asked for, and so do all sign-ins except the current one. */
async function setPassword(
  parts: AccountsParts,
  tx: Db,
  user: User,
  passwordHash: string,
  keep?: string,
): Promise<string[]> {
  const now = parts.now();
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await useLinks(tx, user.id, 'reset', now);
  await parts.outbox.add(tx, passwordChangedMail(parts.sender(), user, now));
  return endSessionsOf(tx, user.id, now, keep);
}

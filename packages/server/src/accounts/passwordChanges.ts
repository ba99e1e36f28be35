import { eq } from 'drizzle-orm';
import { users } from '#db/accountsSchema.ts';
import type { SignedInUser } from '#http/accessTokens.ts';
import { HttpError } from '#http/httpError.ts';
import { resetMail } from '#mail/accountMails.ts';
import { createLink, findLink, useLinks } from './links.ts';
import type { AccountsParts } from './parts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { findUser, findUserByEmail } from './users.ts';

/** Sends a reset link when the address has an account; tells the caller nothing either way. */
export async function sendResetLink(parts: AccountsParts, email: string): Promise<void> {
  const user = await findUserByEmail(parts.database.db, email);
  if (user === undefined) return;
  const link = { userId: user.id, purpose: 'reset' as const };
  const token = await createLink(parts.database.db, link, parts.now());
  if (token === undefined) return;
  const address = `${parts.publicUrl()}/reset-password?${new URLSearchParams({ token })}`;
  await parts.mailer.send(resetMail(user.email, address));
}

/**
 * Sets a password by a reset link and ends every sign-in of the person.
 * The link came by mail, so it verifies the address as well. Throws `HttpError` 400.
 */
export async function resetPassword(parts: AccountsParts, token: string, password: string): Promise<void> {
  const now = parts.now();
  // A wrong link is refused before the costly hash; the transaction looks again.
  await findLink(parts.database.db, token, 'reset', now);
  const passwordHash = await hashPassword(password);
  await parts.database.transaction(async (tx) => {
    const { userId } = await findLink(tx, token, 'reset', now);
    await useLinks(tx, userId, 'reset', now);
    await useLinks(tx, userId, 'verify', now);
    await tx
      .update(users)
      .set({ passwordHash, verifiedAt: new Date(now) })
      .where(eq(users.id, userId));
    await endSessionsOf(tx, userId, now);
  });
}

/**
 * Changes the password of the signed-in person. An account of a provider sets one without naming the one before
 * (`current` empty), because its form has no field for it [SETTINGS-19]. Other sign-ins end, this one goes on. Throws `HttpError` 400 when the current password is wrong.
 */
export async function changePassword(
  parts: AccountsParts,
  caller: SignedInUser,
  current: string,
  next: string,
): Promise<void> {
  const user = await findUser(parts.database.db, caller.userId);
  if (user === undefined) throw new HttpError(401, 'Invalid token');
  const isChange = user.passwordHash !== null && (user.provider === 'email' || current !== '');
  if (isChange && !(await passwordMatches(current, user.passwordHash))) {
    throw new HttpError(400, 'The current password is not correct');
  }
  const passwordHash = await hashPassword(next);
  await parts.database.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await useLinks(tx, user.id, 'reset', parts.now());
    await endSessionsOf(tx, user.id, parts.now(), caller.familyId);
  });
}

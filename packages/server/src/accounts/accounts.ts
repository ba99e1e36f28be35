import { eq } from 'drizzle-orm';
import { type User, users } from '#db/accountsSchema.ts';
import type { Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { HttpError } from '#http/httpError.ts';
import { verificationMail } from '#mail/accountMails.ts';
import { createLink, findLink, useLinks } from './links.ts';
import type { AccountsParts } from './parts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { type SessionTokens, startSession } from './sessions.ts';
import { findUserByEmail, normalizeEmail } from './users.ts';

/**
 * Makes an account, or sends one more link to an account nobody has verified yet.
 * Throws `HttpError` 409 for a verified account [SIGNUP-16] and 429 after too many mails.
 */
export async function register(parts: AccountsParts, email: string, password: string): Promise<void> {
  const known = await findUserByEmail(parts.database.db, email);
  if (known?.verifiedAt) throw new HttpError(409, 'An account with this email already exists');
  const passwordHash = await hashPassword(password);
  const pending = await parts.database.transaction(async (tx) => {
    const user = await openAccount(tx, normalizeEmail(email), passwordHash);
    if (user === undefined) return undefined;
    // Whoever opens a link proves the address only for what was typed when that link was asked for:
    // a password that somebody else once chose for this address never becomes valid.
    const token = await createLink(tx, { userId: user.id, purpose: 'verify', passwordHash }, parts.now());
    return { user, token };
  });
  if (pending === undefined) throw new HttpError(409, 'An account with this email already exists');
  if (pending.token === undefined) {
    throw new HttpError(429, 'Several mails are already on their way. Please try again in an hour.', {
      'retry-after': '3600',
    });
  }
  await parts.mailer.send(
    verificationMail(
      pending.user.email,
      verificationLink(parts.publicUrl(), pending.token, pending.user.email),
    ),
  );
}

const verificationLink = (publicUrl: string, token: string, email: string): string =>
  `${publicUrl}/magic-link?${new URLSearchParams({ token, email })}`;

/** The unverified account of this address, made when there is none; undefined when it is verified. */
async function openAccount(tx: Db, email: string, passwordHash: string): Promise<User | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ id: newId(), email, passwordHash })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return made;
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (known === undefined || known.verifiedAt !== null) return undefined;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, known.id));
  return known;
}

/**
 * Signs in by e-mail and password. Throws `HttpError` 401 `Invalid email or password` after the same time
 * whether the account exists or not [AUTH-25], and 403 when the password is right but the address unverified.
 */
export async function login(parts: AccountsParts, email: string, password: string): Promise<SessionTokens> {
  const user = await findUserByEmail(parts.database.db, email);
  const matches = await passwordMatches(password, user?.passwordHash ?? null);
  if (user === undefined || !matches) throw new HttpError(401, 'Invalid email or password');
  if (user.verifiedAt === null) throw new HttpError(403, 'Please verify your email address');
  return parts.database.transaction((tx) => startSession(parts, tx, user));
}

/**
 * Uses a verification link: the address is verified and the person signed in [MAGIC-04] [MAGIC-05].
 * Throws `HttpError` 400 for a link that is wrong, used, expired or another address's.
 */
export async function verifyEmail(
  parts: AccountsParts,
  token: string,
  email: string,
): Promise<SessionTokens> {
  const now = parts.now();
  return parts.database.transaction(async (tx) => {
    const link = await findLink(tx, token, 'verify', now);
    const [user] = await tx.select().from(users).where(eq(users.id, link.userId));
    if (user === undefined || user.email !== normalizeEmail(email)) {
      throw new HttpError(400, 'Invalid verification link.');
    }
    await useLinks(tx, user.id, 'verify', now);
    await tx
      .update(users)
      .set({ verifiedAt: new Date(now), passwordHash: link.passwordHash ?? user.passwordHash })
      .where(eq(users.id, user.id));
    return startSession(parts, tx, user);
  });
}

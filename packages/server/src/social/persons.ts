import { and, eq } from 'drizzle-orm';
import { useLinks } from '#accounts/links.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { endSessionsOf, type SessionTokens, startSession } from '#accounts/sessions.ts';
import { normalizeEmail } from '#accounts/users.ts';
import { identities, type User, users } from '#db/accountsSchema.ts';
import type { Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { HttpError } from '#http/httpError.ts';
import { newSignInMail } from '#mail/accountMails.ts';

/** Who an issuer says has signed in. */
export interface ForeignPerson {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the issuer has made sure that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Signs in the person an issuer vouches for, and makes or links an account the first time
 * (decision 0009 tells when a link is safe). Throws `HttpError` 403 and 409 with a sentence for the person.
 */
export async function signInPerson(parts: AccountsParts, person: ForeignPerson): Promise<SessionTokens> {
  const { tokens, linked } = await parts.database.transaction(async (tx) => {
    const known = await findIdentity(tx, person);
    if (known !== undefined) return { tokens: await startSession(parts, tx, known), linked: undefined };
    const { user, isLinked } = await openAccount(parts, tx, person);
    return { tokens: await startSession(parts, tx, user), linked: isLinked ? user : undefined };
  });
  if (linked !== undefined) await tellOwner(parts, linked, person.provider);
  return tokens;
}

async function findIdentity(tx: Db, { issuer, subject }: ForeignPerson): Promise<User | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.user;
}

async function openAccount(
  parts: AccountsParts,
  tx: Db,
  person: ForeignPerson,
): Promise<{ user: User; isLinked: boolean }> {
  const email = normalizeEmail(person.email);
  if (email === '' || !person.isEmailVerified) {
    throw new HttpError(403, `${person.provider} has not verified your email address`);
  }
  const { provider, firstName, lastName } = person;
  const verifiedAt = new Date(parts.now());
  const [made] = await tx
    .insert(users)
    .values({ id: newId(), email, provider, firstName, lastName, verifiedAt })
    .onConflictDoNothing()
    .returning();
  const user = made ?? (await claimAccount(parts, tx, person, email));
  await tx
    .insert(identities)
    .values({ issuer: person.issuer, subject: person.subject, userId: user.id, createdAt: verifiedAt })
    .onConflictDoNothing();
  // An account nobody had verified has become this person's first one.
  return { user, isLinked: made === undefined && user.provider !== provider };
}

/** The standing account of this address, if it may be this person's. */
async function claimAccount(
  parts: AccountsParts,
  tx: Db,
  person: ForeignPerson,
  email: string,
): Promise<User> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (account === undefined) throw new HttpError(409, 'Please try again');
  const [other] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, account.id), eq(identities.issuer, person.issuer)));
  // The issuer has given the address to somebody new: the account stays with its first owner.
  if (other !== undefined && other.subject !== person.subject) {
    throw new HttpError(409, 'An account with this email already exists');
  }
  if (account.verifiedAt !== null) return account;
  return takeOver(parts, tx, account, person);
}

/**
 * Whoever opened this account never proved that the address is theirs, and this person did: the account is theirs
 * from now on, and the password somebody chose for it is void.
 */
async function takeOver(parts: AccountsParts, tx: Db, account: User, person: ForeignPerson): Promise<User> {
  const now = parts.now();
  await useLinks(tx, account.id, 'verify', now);
  await useLinks(tx, account.id, 'reset', now);
  await endSessionsOf(tx, account.id, now);
  const { provider, firstName, lastName } = person;
  const [taken] = await tx
    .update(users)
    .set({ provider, firstName, lastName, passwordHash: null, verifiedAt: new Date(now) })
    .where(eq(users.id, account.id))
    .returning();
  return taken ?? account;
}

/** A mail that cannot be sent keeps nobody out. */
async function tellOwner(parts: AccountsParts, { email, id }: User, provider: string): Promise<void> {
  try {
    await parts.mailer.send(newSignInMail(email, `${parts.publicUrl()}/forgot-password`, provider));
  } catch (error) {
    parts.logger.error({ err: error, userId: id }, 'a mail about a new way to sign in could not be sent');
  }
}

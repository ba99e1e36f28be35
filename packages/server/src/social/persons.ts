import { useLinks } from '#accounts/links.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { endSessionsOf } from '#accounts/sessions.ts';
import { normalizeEmail } from '#accounts/users.ts';
import type { Db } from '#db/database.ts';
import { and, eq } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { identities, type User, users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { newSignInMail } from '#mail/accountMails.ts';

/** The person who has signed in, according to an issuer. */
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

/** Computes the result of a user's sign-in, in the transaction that has found or created the account. */
export type Settle<T> = (tx: Db, user: User) => Promise<T>;

/**
 * Finds the account of the person an issuer vouches for, and creates or links it the first time (decision 0009 defines
 * when a link is safe). Throws `HttpError` 403 and 409 with a sentence for the person.
 */
export async function signInPerson<T>(
  parts: AccountsParts,
  person: ForeignPerson,
  settle: Settle<T>,
): Promise<T> {
  const { settled, ended } = await parts.database.transaction(async (tx) => {
    const known = await findIdentity(tx, person);
    if (known !== undefined) return { settled: await settle(tx, known), ended: [] };
    const { user, isLinked, ended } = await openAccount(parts, tx, person);
    if (isLinked) await parts.outbox.add(tx, newSignInMail(parts.sender(), user, person.provider));
    return { settled: await settle(tx, user), ended };
  });
  parts.signIns.ended(ended);
  return settled;
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
): Promise<{ user: User; isLinked: boolean; ended: string[] }> {
  const email = normalizeEmail(person.email);
  if (email === '' || !person.isEmailVerified) {
    throw new HttpError('providerEmailUnverified', { values: { provider: person.provider } });
  }
  const { provider, firstName, lastName } = person;
  const verifiedAt = new Date(parts.now());
  const [made] = await tx
    .insert(users)
    .values({ id: newId(), email, provider, firstName, lastName, verifiedAt })
    .onConflictDoNothing()
    .returning();
  const { user, ended } = made ? { user: made, ended: [] } : await claimAccount(parts, tx, person, email);
  await tx
    .insert(identities)
    .values({ issuer: person.issuer, subject: person.subject, userId: user.id, createdAt: verifiedAt })
    .onConflictDoNothing();
  // An account that was never verified has become this person's first one.
  return { user, isLinked: made === undefined && user.provider !== provider, ended };
}

interface Claim {
  user: User;
  /** Sign-ins of the account's previous owner. */
  ended: string[];
}

/** The standing account of this address, if it may be this person's. */
async function claimAccount(
  parts: AccountsParts,
  tx: Db,
  person: ForeignPerson,
  email: string,
): Promise<Claim> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (account === undefined) throw new HttpError('socialLoginConflict');
  const [other] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, account.id), eq(identities.issuer, person.issuer)));
  // The issuer has given the address to another person: the account stays with its first owner.
  if (other !== undefined && other.subject !== person.subject) {
    throw new HttpError('emailTaken');
  }
  if (account.verifiedAt !== null) return { user: account, ended: [] };
  return takeOver(parts, tx, account, person);
}

/**
 * The account's opener never proved that they own the address, and this person has: the account is theirs
 * from now on, and the password the opener chose for it is void.
 */
async function takeOver(parts: AccountsParts, tx: Db, account: User, person: ForeignPerson): Promise<Claim> {
  const now = parts.now();
  await useLinks(tx, account.id, 'verify', now);
  await useLinks(tx, account.id, 'reset', now);
  const ended = await endSessionsOf(tx, account.id, now);
  const { provider, firstName, lastName } = person;
  const [taken] = await tx
    .update(users)
    .set({ provider, firstName, lastName, passwordHash: null, verifiedAt: new Date(now) })
    .where(eq(users.id, account.id))
    .returning();
  return { user: taken ?? account, ended };
}

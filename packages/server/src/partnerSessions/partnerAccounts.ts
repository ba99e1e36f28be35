import { partnerProvider } from '#accounts/users.ts';
import type { Db } from '#db/database.ts';
import { and, eq, inArray, isNull } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { refreshFamilies, type User, users } from '#db/schema/accounts.ts';
import { partnerAccounts } from '#db/schema/partnerSessions.ts';
import { partners } from '#db/schema/partners.ts';
import { HttpError } from '#http/httpError.ts';
import type { SignInClaims } from './partnerTokens.ts';

/**
 * The account of a person of a partner, made when the partner signs them in for the first time, with the name and
 * addresses that the partner names now. Found by partner and subject alone: an account with the same e-mail address is
 * another one. Throws `HttpError` 400 when the partner was removed meanwhile.
 */
export async function accountOf(tx: Db, partner: string, claims: SignInClaims, now: Date): Promise<User> {
  const [standing] = await tx
    .select({ name: partners.name })
    .from(partners)
    .where(eq(partners.name, partner))
    .for('share');
  if (standing === undefined) throw new HttpError('partnerTokenInvalid');
  const facts = {
    contactEmail: claims.email ?? null,
    firstName: claims.given_name,
    lastName: claims.family_name,
    phoneNr: claims.phone_number,
  };
  return (
    (await updateKnown(tx, partner, claims.sub, facts)) ??
    (await makeAccount(tx, partner, claims.sub, { ...facts, provider: partnerProvider, verifiedAt: now })) ??
    // Another page of the same person was faster.
    requireUser(await updateKnown(tx, partner, claims.sub, facts))
  );
}

type Facts = Pick<User, 'contactEmail' | 'firstName' | 'lastName' | 'phoneNr'>;

async function updateKnown(
  tx: Db,
  partner: string,
  subject: string,
  facts: Facts,
): Promise<User | undefined> {
  const id = tx
    .select({ id: partnerAccounts.userId })
    .from(partnerAccounts)
    .where(and(eq(partnerAccounts.partner, partner), eq(partnerAccounts.subject, subject)));
  const [user] = await tx.update(users).set(facts).where(inArray(users.id, id)).returning();
  return user;
}

/** Undefined if the account exists by now. */
async function makeAccount(
  tx: Db,
  partner: string,
  subject: string,
  facts: Facts & Pick<User, 'provider' | 'verifiedAt'>,
): Promise<User | undefined> {
  const id = newId();
  const [user] = await tx
    .insert(users)
    .values({ id, email: null, ...facts })
    .returning();
  const linked = await tx
    .insert(partnerAccounts)
    .values({ partner, subject, userId: id, createdAt: facts.verifiedAt ?? new Date() })
    .onConflictDoNothing()
    .returning({ userId: partnerAccounts.userId });
  if (linked.length > 0) return user;
  await tx.delete(users).where(eq(users.id, id));
  return undefined;
}

function requireUser(user: User | undefined): User {
  if (user === undefined) throw new Error('The account of a partner has disappeared');
  return user;
}

/**
 * Ends the sessions of all persons of a partner, or of one, and returns their ids: the caller passes them to
 * `signIns.ended` after its transaction.
 */
export async function endPartnerSessions(
  tx: Db,
  partner: string,
  now: Date,
  subject?: string,
): Promise<string[]> {
  const { partner: owner, subject: name, userId } = partnerAccounts;
  const accounts = tx
    .select({ id: userId })
    .from(partnerAccounts)
    .where(and(eq(owner, partner), subject === undefined ? undefined : eq(name, subject)));
  const ended = await tx
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(inArray(refreshFamilies.userId, accounts), isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id });
  return ended.map(({ id }) => id);
}

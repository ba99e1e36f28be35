import type { Db } from '#db/database.ts';
import { and, desc, eq, isNull } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { linkTokens, type User, users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { verificationMail } from '#mail/accountMails.ts';
import { type Admission, admit } from './admission.ts';
import type { Caller } from './caller.ts';
import { rememberKnown } from './knownBrowsers.ts';
import { countLinks, createLink, findLink, noteMail, useLinks, withdrawWaiting } from './links.ts';
import type { AccountsParts } from './parts.ts';
import { requireUncommon } from './passwords/commonPasswords.ts';
import { hashPassword } from './passwords/passwords.ts';
import { startSession } from './sessions.ts';
import { findUser, findUserByEmail, normalizeEmail } from './users.ts';

const hour = 3600_000;
/** More mails than this in an hour from one requester to one address would be a nuisance or an attack. */
const mailsPerRequester = 5;
/** And from all requesters together. */
const mailsPerAddress = 10;

export interface Registration {
  readonly email: string;
  readonly password: string;
  /** The browser that signs up; the link signs in only there. */
  readonly browserHash: string;
}

/**
 * Creates an account, or sends another link to an account that is not verified yet. Answers as soon as the mail is in
 * the outbox. Throws `HttpError` 409 for a verified account [SIGNUP-16], 400 for a password everybody tries first,
 * and 429 when this requester has had enough mails sent.
 *
 * Requesters are counted separately, so that a stranger cannot use up the owner's mails. When all requesters together
 * have caused many mails, no further one is sent: each of those in the owner's inbox opens the account just as well.
 */
export async function register(
  parts: AccountsParts,
  { email, password, browserHash }: Registration,
  caller: Caller,
): Promise<void> {
  const known = await findUserByEmail(parts.database.db, email);
  if (known?.verifiedAt) throw new HttpError('emailTaken');
  requireUncommon(password, email);
  const passwordHash = await hashPassword(password, [caller.requesterHash]);
  await parts.database.transaction(async (tx) => {
    const user = await openAccount(tx, { email: normalizeEmail(email), passwordHash }, caller);
    if (user === undefined) throw new HttpError('emailTaken');
    const now = parts.now();
    const { requesterHash } = caller;
    const link = { userId: user.id, purpose: 'verify', passwordHash, browserHash, requesterHash } as const;
    await withdrawWaiting(tx, link);
    if ((await countLinks(tx, link, now - hour)) >= mailsPerRequester) {
      throw new HttpError('tooManyMails', {
        headers: {
          'retry-after': '3600',
        },
      });
    }
    const all = { userId: user.id, purpose: 'verify' } as const;
    if ((await countLinks(tx, all, now - hour)) >= mailsPerAddress) return;
    const token = await createLink(tx, link, now);
    const query = new URLSearchParams({ token, email: normalizeEmail(email) });
    const to = { email: user.email, language: caller.language };
    const mail = verificationMail(parts.sender(), to, `${parts.publicUrl()}/magic-link?${query}`);
    await noteMail(tx, token, await parts.outbox.add(tx, mail));
  });
}

/** The unverified account of this address, locked, created if it is missing; undefined when it is verified. */
async function openAccount(
  tx: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
  { language }: Caller,
): Promise<User | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ id: newId(), email, passwordHash, language })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return made;
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return known === undefined || known.verifiedAt !== null ? undefined : known;
}

/** The result of a verification link: a sign-in, or, in another browser, the token for choosing a password. */
export type Verified = Admission | { passwordToken: string };

/**
 * Uses a verification link. In the browser that signed up, its password holds from now on and its person is signed in
 * [MAGIC-04] [MAGIC-05]. Elsewhere nothing changes, because mail scanners open links as well; the link may be used for
 * choosing a password, which verifies the address and makes every password chosen before void: another person may have
 * signed up with it. Throws `HttpError` 400 for a link that is wrong, used, expired or another address's.
 */
export async function verifyEmail(
  parts: AccountsParts,
  { token, email }: { token: string; email: string },
  { browserHash, language, device }: Caller,
): Promise<Verified> {
  const now = parts.now();
  return parts.database.transaction(async (tx) => {
    const link = await findLink(tx, token, 'verify', now, (used) => requirePassword(tx, used.userId));
    const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update');
    if (user === undefined || user.email !== normalizeEmail(email)) {
      throw new HttpError('verificationLinkInvalid');
    }
    if (link.browserHash === null || link.browserHash !== browserHash) return { passwordToken: token };
    await useLinks(tx, user.id, 'verify', now);
    await tx
      .update(users)
      .set({
        verifiedAt: new Date(now),
        passwordHash: link.passwordHash,
        language: user.language ?? language,
      })
      .where(eq(users.id, user.id));
    return admit(parts, tx, user.id, async () => {
      await rememberKnown(tx, user.id, browserHash, now);
      return startSession(parts, tx, user, device);
    });
  });
}

/** Throws `HttpError` 400 for an account without a password: its owner cannot log in as usual after a used link. */
async function requirePassword(tx: Db, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user?.passwordHash === null) throw new HttpError('passwordNeeded');
}

/**
 * The password that is accepted for an account that waits for its verification: of several sign-ups, the one of this
 * browser, else the newest.
 */
export async function pendingPassword(
  db: Db,
  user: User,
  browserHash: string | undefined,
): Promise<string | null> {
  const links = await db
    .select({ passwordHash: linkTokens.passwordHash, browserHash: linkTokens.browserHash })
    .from(linkTokens)
    .where(and(eq(linkTokens.userId, user.id), eq(linkTokens.purpose, 'verify'), isNull(linkTokens.usedAt)))
    .orderBy(desc(linkTokens.createdAt));
  const own = links.find((link) => link.browserHash === browserHash) ?? links[0];
  return own?.passwordHash ?? user.passwordHash;
}

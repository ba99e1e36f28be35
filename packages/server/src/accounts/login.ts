import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { type Admission, admit } from './admission.ts';
import type { Caller } from './caller.ts';
import { isKnownBrowser, rememberKnown } from './knownBrowsers.ts';
import type { AccountsParts } from './parts.ts';
import { countAttempt, delayKeyOf, forgetAttempts, uncountAttempt } from './passwords/loginDelay.ts';
import { passwordMatches } from './passwords/passwords.ts';
import { pendingPassword } from './registration.ts';
import { startSession } from './sessions.ts';
import { findUserByEmail } from './users.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in by e-mail and password, or has the sign-in wait for its second factor. Throws `HttpError` 401 `Invalid email or password` after the same time
 * whether the account exists or not [AUTH-25], 403 when the password is right but the address unverified, and 429
 * with `Retry-After` after many wrong passwords, in a browser that has never signed in to the account as well as in
 * one that has: each has a count of its own.
 */
export async function login(
  parts: AccountsParts,
  { email, password }: Credentials,
  caller: Caller,
  newBrowserHash: string,
): Promise<Admission> {
  const { db } = parts.database;
  const now = parts.now();
  const user = await findUserByEmail(db, email);
  const { browserHash } = caller;
  const isKnown = user !== undefined && (await isKnownBrowser(db, user.id, browserHash, now));
  const key = delayKeyOf(email, isKnown ? browserHash : undefined);
  await countAttempt(parts.database, key, now);
  const hash =
    user?.verifiedAt === null ? await pendingPassword(db, user, browserHash) : (user?.passwordHash ?? null);
  // Failed attempts queue up; a known browser does not wait in that queue.
  const owners = isKnown ? [] : [caller.requesterHash, key];
  const matches = await passwordMatches(password, hash, owners).catch(async (error: unknown) => {
    // The password was not checked because the server is busy, so the attempt does not count.
    await uncountAttempt(parts.database, key, now);
    throw error;
  });
  if (user === undefined || !matches) {
    logSecurityEvent(caller.log, 'login_failed');
    throw new HttpError('credentialsInvalid');
  }
  await forgetAttempts(db, key);
  if (user.verifiedAt === null) throw new HttpError('emailUnverified');
  return parts.database.transaction(async (tx) => {
    if (caller.language !== undefined && caller.language !== user.language) {
      await tx.update(users).set({ language: caller.language }).where(eq(users.id, user.id));
    }
    return admit(parts, tx, user.id, async () => {
      await rememberKnown(tx, user.id, newBrowserHash, now);
      return startSession(parts, tx, user, caller.device);
    });
  });
}

import * as oidc from 'openid-client';
import { hashToken, newOpaqueToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { eq, lt } from '#db/drizzle.ts';
import { signInAttempts } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';

/** How long a person may take at the issuer, in seconds. */
export const attemptSeconds = 600;

export interface Attempt {
  /** Goes to the issuer and comes back. */
  readonly state: string;
  /** Stays in the browser that began, as a cookie. */
  readonly browserKey: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Stores a sign-in that begins, in a window of its own where it has a nonce; deletes unfinished ones. */
export async function beginAttempt(
  db: Db,
  provider: string,
  windowNonce: string | undefined,
  now: number,
): Promise<Attempt> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, new Date(now - attemptSeconds * 1000)));
  const attempt = {
    state: newOpaqueToken(),
    browserKey: newOpaqueToken(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  await db.insert(signInAttempts).values({
    stateHash: hashToken(attempt.state),
    provider,
    browserHash: hashToken(attempt.browserKey),
    nonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    windowNonce,
    expiresAt: new Date(now + attemptSeconds * 1000),
  });
  return attempt;
}

/**
 * Uses up the attempt an issuer's answer names, even if the sign-in fails. Throws `HttpError` 400 if it is unknown,
 * when it was started by another browser or for another provider, and when it took too long.
 */
export async function takeAttempt(
  db: Db,
  answer: { state: string; browserKey: string; provider: string },
  now: number,
): Promise<Pick<Attempt, 'nonce' | 'codeVerifier'>> {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(eq(signInAttempts.stateHash, hashToken(answer.state)))
    .returning();
  if (attempt === undefined || attempt.provider !== answer.provider) {
    throw new HttpError('socialLoginInvalid');
  }
  // Another person's answer would sign this browser in to that person's account.
  if (attempt.browserHash !== hashToken(answer.browserKey)) {
    throw new HttpError('socialLoginElsewhere');
  }
  if (attempt.expiresAt.getTime() <= now) throw new HttpError('socialLoginExpired');
  return attempt;
}

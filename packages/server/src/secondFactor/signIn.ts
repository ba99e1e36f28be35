import type { Caller } from '#accounts/caller.ts';
import { rememberKnown } from '#accounts/knownBrowsers.ts';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { type SessionTokens, startSession } from '#accounts/sessions.ts';
import { and, eq, gt } from '#db/drizzle.ts';
import { users, waitingSignIns } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { withCode } from './codes.ts';

interface CodeSent {
  readonly secondFactorToken: string;
  readonly code: string;
}

/**
 * Starts the session that waits for this code. Throws `HttpError` 401 when nothing waits any more, 400 for a wrong code
 * and 429 after many.
 */
export async function signInWithCode(
  parts: AccountsParts,
  { secondFactorToken, code }: CodeSent,
  { browserHash, device }: Caller,
  newBrowserHash: string,
): Promise<SessionTokens> {
  const now = parts.now();
  const waiting = and(
    eq(waitingSignIns.tokenHash, hashToken(secondFactorToken)),
    gt(waitingSignIns.expiresAt, new Date(now)),
  );
  const [found] = await parts.database.db
    .select({ user: users })
    .from(waitingSignIns)
    .innerJoin(users, eq(users.id, waitingSignIns.userId))
    .where(waiting);
  if (found === undefined) throw over();
  const { user } = found;
  return withCode(parts, user, { code, browserHash }, async (tx) => {
    const taken = await tx.delete(waitingSignIns).where(waiting).returning();
    // Its password was changed meanwhile, or another call was faster.
    if (taken.length === 0) throw over();
    await rememberKnown(tx, user.id, newBrowserHash, now);
    return startSession(parts, tx, user, device);
  });
}

const over = () => new HttpError('secondFactorSignInOver');

import type { Db } from '#db/database.ts';
import { and, eq, isNotNull, lt } from '#db/drizzle.ts';
import { secondFactors, waitingSignIns } from '#db/schema/accounts.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { hashToken, newOpaqueToken } from './opaqueTokens.ts';
import type { AccountsParts } from './parts.ts';
import type { SessionTokens } from './sessions.ts';

/** How long a sign-in waits for its code; long enough to look for a recovery code. */
const waitsForMs = 10 * 60_000;

/** Tokens, or, where the account has a second factor, what the code is sent with. */
export type Admission = SessionTokens | { secondFactorToken: string };

/** Starts the session of a person whose password or provider was accepted, or has the sign-in wait for a code. */
export async function admit(
  { now, logger }: Pick<AccountsParts, 'now' | 'logger'>,
  tx: Db,
  userId: string,
  start: () => Promise<SessionTokens>,
): Promise<Admission> {
  const [factor] = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  if (factor === undefined) return start();
  const secondFactorToken = newOpaqueToken();
  await tx.delete(waitingSignIns).where(lt(waitingSignIns.expiresAt, new Date(now())));
  await tx.insert(waitingSignIns).values({
    tokenHash: hashToken(secondFactorToken),
    userId,
    expiresAt: new Date(now() + waitsForMs),
  });
  logSecurityEvent(logger, 'second_factor_needed');
  return { secondFactorToken };
}

/** The success of a sign-in, or the question for the code. Older clients show its sentence. */
export const answerOf = (admission: Admission) =>
  'token' in admission
    ? { success: true, message: 'Login successful', ...admission }
    : { success: false, message: 'Please enter the code from your authenticator app', ...admission };

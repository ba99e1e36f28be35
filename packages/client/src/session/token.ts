import { jwtDecode } from 'jwt-decode';

/** A token counts as expiring soon when at most this many seconds remain [SESS-06]. */
const soonInSeconds = 300;

/** The claims of a JWT; null when it cannot be decoded. Verifying it is the server's task. */
export function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = jwtDecode(token);
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Seconds until `exp`, by the clock given in milliseconds: Infinity without `exp`, -Infinity if unreadable. */
function secondsLeft(token: string, clock: number): number {
  const claims = claimsOf(token);
  if (!claims) return Number.NEGATIVE_INFINITY;
  return typeof claims.exp === 'number' ? claims.exp - clock / 1000 : Number.POSITIVE_INFINITY;
}

/** [SESS-04] [SESS-05] [SESS-07] [SESS-08] */
export const isExpiredAt = (token: string, clock: number): boolean => secondsLeft(token, clock) <= 0;

export const isExpiringSoonAt = (token: string, clock: number): boolean =>
  secondsLeft(token, clock) <= soonInSeconds;

import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { HttpError } from '#http/httpError.ts';
import { deriveKey } from './deriveKey.ts';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 15 * 60;

/** Clocks of several servers may differ by this much. */
const clockToleranceMs = 5 * 60_000;

/** Only tokens that name both are ours, so that one made for another use with the same secret is not. */
const issuer = 'freight';
const audience = 'freight-api';
/** Of sessions by partners, so that a server of an earlier release, which knows no such limits, refuses them. */
const partnerAudience = 'freight-partner-session';

/** The sender of a request. `familyId` names the sign-in it belongs to. */
export interface SignedInUser {
  userId: string;
  email: string;
  familyId: string;
  /** The name of the partner that has signed the person in: the session is limited to that partner's orders. */
  partner?: string | undefined;
}

/** A person whose token was read; `expiresAt` in milliseconds. */
export interface AuthenticatedUser extends SignedInUser {
  expiresAt: number;
}

export interface AccessTokens {
  /**
   * A JWT with the claims `iss`, `aud`, `sub`, `userId`, `email`, `sid`, `iat`, `exp` and `jti` [SESS-04]; it lives 15
   * minutes unless `seconds` is given. No two are the same: a page that gets its old token again takes the sign-in for ended.
   */
  issue(user: SignedInUser, seconds?: number): Promise<string>;
  /**
   * Reads a JWT. Throws `HttpError` 401 `Token expired`, or `Invalid token` for one that is not ours or whose sign-in
   * has ended.
   */
  authenticate(token: string): Promise<AuthenticatedUser>;
}

interface AccessTokenParts {
  secret: string;
  /** Milliseconds. */
  now: () => number;
  /** Whether a sign-in is still valid; without it a token would outlive its sign-in by minutes. */
  isStanding: (familyId: string) => Promise<boolean>;
}

/** Whether `authenticate` threw because the token is not ours or its sign-in has ended; false if it expired. */
export const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'unauthorized';

/** Signs and reads access tokens with a key of their own. */
export function createAccessTokens({ secret, now, isStanding }: AccessTokenParts): AccessTokens {
  const key = deriveKey(secret, 'access-token');

  async function read(token: string): Promise<AuthenticatedUser> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        audience: [audience, partnerAudience],
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: new Date(now()),
      });
      const { sub, email, sid, aud, partner, iat = 0, exp = 0 } = payload;
      // Issued before the clock was set back: it would live as long as the clock was wrong.
      if (iat * 1000 > now() + clockToleranceMs) throw new HttpError('unauthorized');
      if (sub === undefined || typeof email !== 'string' || typeof sid !== 'string') {
        throw new HttpError('unauthorized');
      }
      const user = { userId: sub, email, familyId: sid, expiresAt: exp * 1000 };
      if (aud !== partnerAudience) return user;
      if (typeof partner !== 'string') throw new HttpError('unauthorized');
      return { ...user, partner };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new HttpError('tokenExpired');
      throw new HttpError('unauthorized');
    }
  }

  return {
    issue: ({ userId, email, familyId, partner }, seconds = accessTokenSeconds) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ userId, email, sid: familyId, ...(partner !== undefined && { partner }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(partner === undefined ? audience : partnerAudience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .setJti(randomUUID())
        .sign(key);
    },
    authenticate: async (token) => {
      const user = await read(token);
      if (!(await isStanding(user.familyId))) throw new HttpError('unauthorized');
      return user;
    },
  };
}

import { errors, jwtVerify, SignJWT } from 'jose';
import { HttpError } from './httpError.ts';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 15 * 60;

/** Who a request comes from. `familyId` names the sign-in it belongs to. */
export interface SignedInUser {
  userId: string;
  email: string;
  familyId: string;
}

export interface AccessTokens {
  /** A JWT of 15 minutes with the claims `sub`, `userId`, `email`, `sid`, `iat` and `exp` [SESS-04]. */
  issue(user: SignedInUser): Promise<string>;
  /** Reads a JWT. Throws `HttpError` 401 `Token expired` or `Invalid token`. */
  authenticate(token: string): Promise<SignedInUser>;
}

/** Signs and reads access tokens with one secret; `now` in milliseconds. */
export function createAccessTokens(secret: string, now: () => number = Date.now): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, email, familyId }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ userId, email, sid: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key);
    },
    authenticate: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now()),
        });
        const { sub, email, sid } = payload;
        if (sub === undefined || typeof email !== 'string' || typeof sid !== 'string') {
          throw new HttpError(401, 'Invalid token');
        }
        return { userId: sub, email, familyId: sid };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new HttpError(401, 'Token expired');
        throw new HttpError(401, 'Invalid token');
      }
    },
  };
}

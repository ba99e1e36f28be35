import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { type AccessTokens, isRefused, type SignedInUser } from './accessTokens.ts';
import { isForPartnerSessions } from './partnerCalls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the access tokens of requests and socket handshakes. */
    accessTokens: AccessTokens;
  }
}

/**
 * The person whose bearer token the request carries.
 * Throws `HttpError` 401: `No token`, `Invalid token` or `Token expired`, and 403 when a partner has signed the person
 * in and the call is not for such sessions.
 */
export async function requireUser(request: FastifyRequest): Promise<SignedInUser> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new HttpError('noToken');
  const { accessTokens, isPageOf } = request.server;
  try {
    const user = await accessTokens.authenticate(token);
    if (user.partner === undefined) return user;
    if (!isForPartnerSessions(request)) throw new HttpError('partnerSessionRefused');
    // The page of another partner, or of one that was removed.
    if (!(await isPageOf(user.partner, request.headers))) throw new HttpError('unauthorized');
    return user;
  } catch (error) {
    if (isRefused(error)) logSecurityEvent(request.log, 'access_token_refused');
    throw error;
  }
}

/** The same where a call is for everybody: `undefined` for a visitor, and for a token that is worth nothing. */
export async function findUser(request: FastifyRequest): Promise<SignedInUser | undefined> {
  return requireUser(request).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 401) return undefined;
    throw error;
  });
}

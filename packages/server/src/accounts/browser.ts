import { browserKeyHeader } from '@freight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newOpaqueToken } from './opaqueTokens.ts';

/**
 * Recognizes a browser by a random key that it received at a sign-up or sign-in. The key proves that a verification
 * link is opened where the account was made, and lets the account's owner sign in while others guess passwords.
 *
 * Pages of the API's own origin carry it in a cookie that no script can read. Calls from other origins carry no
 * cookies: they are given the key in the answer, keep it, and send it in a header.
 */

/** In seconds; browsers keep no cookie longer. */
const rememberedFor = 400 * 24 * 3600;
const wellFormed = /^[\w-]{43}$/;

/** The prefix keeps other hosts of the same domain from setting it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-freight_browser' : 'freight_browser');

/** The hash of the request's browser key; undefined without one. */
export function browserHashOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const key = keyOf(request, isSecure);
  return key === undefined ? undefined : hashToken(key);
}

function keyOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const header = request.headers[browserKeyHeader.toLowerCase()];
  if (typeof header === 'string' && wellFormed.test(header)) return header;
  const start = `${nameOf(isSecure)}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((part) => part.startsWith(start));
  const key = cookie?.slice(start.length) ?? '';
  return wellFormed.test(key) ? key : undefined;
}

/**
 * Makes the browser recognizable later: returns the hash of its key, a new one if it has none, and the fields for the
 * answer to a call from another origin.
 */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): { browserHash: string; forAnswer: { browserKey?: string } } {
  const key = keyOf(request, isSecure) ?? newOpaqueToken();
  const browserHash = hashToken(key);
  if (!isOwnPage(request)) return { browserHash, forAnswer: { browserKey: key } };
  reply.header(
    'set-cookie',
    [
      `${nameOf(isSecure)}=${key}`,
      'Path=/',
      `Max-Age=${rememberedFor}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  );
  return { browserHash, forAnswer: {} };
}

/** Whether a page of this origin calls; its browser sends the cookie automatically. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  return origin !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}

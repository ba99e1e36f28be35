import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#accounts/opaqueTokens.ts';
import { attemptSeconds } from './attempts.ts';

/** One cookie for each attempt, so that two tabs may sign in at the same time. */
const nameOf = (state: string): string => `freight_sign_in_${hashToken(state).slice(0, 8)}`;

/**
 * Only this server reads it, only on the way back. `Lax`, because that way comes from another site.
 * `isSecure`: people reach the API by https.
 */
function write(reply: FastifyReply, state: string, value: string, seconds: number, isSecure: boolean): void {
  const parts = [
    `${nameOf(state)}=${value}`,
    'Path=/api/v1/user/auth',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

export const rememberBrowser = (
  reply: FastifyReply,
  state: string,
  browserKey: string,
  isSecure: boolean,
): void => write(reply, state, browserKey, attemptSeconds, isSecure);

export const forgetBrowser = (reply: FastifyReply, state: string, isSecure: boolean): void =>
  write(reply, state, '', 0, isSecure);

/** The key this browser was given when it began; empty when it was another one. */
export function browserKeyOf(request: FastifyRequest, state: string): string {
  const start = `${nameOf(state)}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((part) => part.startsWith(start));
  return cookie?.slice(start.length) ?? '';
}

import type { FastifyBaseLogger } from 'fastify';

/** Events an operator watches. An expired access token is not logged: every page sends one after 15 minutes. */
const messages = {
  login_failed: ['warn', 'a login failed'],
  access_token_refused: ['warn', 'an access token was refused'],
  refresh_token_refused: ['warn', 'a refresh token was refused'],
  refresh_token_reused: ['warn', 'a refresh token was used twice, its sign-in is revoked'],
  second_factor_needed: ['info', 'a login was asked for the code of its second factor'],
  second_factor_failed: ['warn', 'a code of a second factor was refused'],
  second_factor_changed: ['info', 'a second factor was set up, renewed or turned off'],
  recovery_code_used: ['warn', 'a recovery code was used in place of a second factor'],
  sign_ins_ended: ['info', 'a person ended sign-ins of theirs'],
  social_result_refused: ['warn', 'a code of a sign-in by a provider was refused'],
  partner_session_started: ['info', 'a partner signed a person in'],
  partner_sessions_ended: ['info', 'a partner ended sessions of a person'],
  partner_token_refused: ['warn', 'a token of a partner was refused'],
  password_change_refused: ['warn', 'a password change named a wrong password'],
  password_changed: ['info', 'a password was changed'],
  password_reset_asked: ['info', 'a link for a new password was asked for'],
  password_reset_refused: ['warn', 'a link for a new password was refused'],
  password_reset: ['info', 'a password was set by a link'],
} as const satisfies Record<string, readonly [level: 'info' | 'warn', sentence: string]>;

export type SecurityEvent = keyof typeof messages;
export const securityEvents = Object.keys(messages) as SecurityEvent[];

/**
 * Logs the field `event` without personal data. An operator finds the caller's address in the log line of the same
 * request.
 */
export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent): void {
  const [level, sentence] = messages[event];
  log[level]({ event }, sentence);
}

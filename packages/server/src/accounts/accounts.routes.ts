import { paths } from '@freight/contract';
import { errorMessage } from '@freight/contract/errors';
import {
  changePasswordRequest,
  forgotPasswordRequest,
  loginRequest,
  logoutRequest,
  refreshRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { findUser, requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import { answerOf } from './admission.ts';
import { rememberBrowser } from './browser.ts';
import { callerOf, isSecure } from './caller.ts';
import { login } from './login.ts';
import { hashToken } from './opaqueTokens.ts';
import type { AccountsParts } from './parts.ts';
import { changePassword, resetPassword } from './passwords/passwordChanges.ts';
import { createResetRequests } from './passwords/resetRequests.ts';
import { register, verifyEmail } from './registration.ts';
import { endFamily, endSession, refreshSession } from './sessions.ts';
import { normalizeEmail } from './users.ts';

/** Signing up, in and out, by the paths of the wire contract. */
export function accountRoutes(app: FastifyInstance, parts: AccountsParts): void {
  const perEmail = { preHandler: app.limitAttempts((request) => textOf(request, 'email')) };
  const perToken = { preHandler: app.limitAttempts((request) => hashToken(textOf(request, 'refreshToken'))) };

  app.post(paths.register, perEmail, async (request, reply) => {
    const { email, password } = validate(registerRequest, request.body, {
      email: 'emailInvalid',
      password: 'passwordTooShort',
    });
    const { browserHash, forAnswer } = rememberBrowser(request, reply, isSecure(request, parts));
    await register(parts, { email, password, browserHash }, callerOf(request, parts));
    return { success: true, message: 'Please verify your email address', ...forAnswer };
  });
  app.post(paths.login, perEmail, async (request, reply) => {
    const credentials = validate(loginRequest, request.body);
    const { browserHash, forAnswer } = rememberBrowser(request, reply, isSecure(request, parts));
    const admission = await login(
      loggedWith(parts, request),
      credentials,
      callerOf(request, parts),
      browserHash,
    );
    await request.wasNoAttempt?.();
    return { ...answerOf(admission), ...forAnswer };
  });
  app.post(paths.verifyEmail, perEmail, async (request) => {
    const link = validate(verifyEmailRequest, request.body, {
      token: 'verificationLinkInvalid',
      email: 'verificationLinkInvalid',
    });
    const verified = await verifyEmail(parts, link, callerOf(request, parts));
    if ('secondFactorToken' in verified) return answerOf(verified);
    const message = 'token' in verified ? 'Email verified successfully!' : errorMessage('passwordNeeded');
    return { success: true, message, ...verified };
  });
  app.post(paths.refreshToken, perToken, async (request) => {
    const { refreshToken } = validate(refreshRequest, request.body);
    return {
      success: true,
      message: 'Token refreshed',
      ...(await refreshSession(loggedWith(parts, request), refreshToken)),
    };
  });
  app.post(paths.logout, async (request) => {
    const given = logoutRequest.safeParse(request.body);
    if (given.success && given.data.refreshToken) await endSession(parts, given.data.refreshToken);
    else await endByToken(parts, request);
    return { success: true, message: 'Logged out successfully!' };
  });
  passwordRoutes(app, parts);
}

function passwordRoutes(app: FastifyInstance, parts: AccountsParts): void {
  const perEmail = { preHandler: app.limitAttempts((request) => textOf(request, 'email')) };
  const perToken = { preHandler: app.limitAttempts((request) => hashToken(textOf(request, 'token'))) };
  const perCaller = {
    preHandler: app.limitAttempts((request) => hashToken(request.headers.authorization ?? '')),
  };
  const resetRequests = createResetRequests(parts);
  app.addHook('onClose', () => resetRequests.close());

  app.post(paths.forgotPassword, perEmail, async (request) => {
    const { email } = validate(forgotPasswordRequest, request.body, {
      email: 'emailInvalid',
    });
    await resetRequests.add(email, callerOf(request, parts));
    logSecurityEvent(request.log, 'password_reset_asked');
    return { success: true, message: 'If there is an account with this address, a mail is on its way' };
  });
  app.post(paths.resetPassword, perToken, async (request) => {
    const { token, password } = validate(resetPasswordRequest, request.body, {
      token: 'resetLinkInvalid',
      password: 'passwordTooShort',
    });
    await resetPassword(loggedWith(parts, request), token, password);
    return { success: true, message: 'The new password is set' };
  });
  app.post(paths.changePassword, perCaller, async (request) => {
    const caller = await requireUser(request);
    const { currentPassword, newPassword } = validate(changePasswordRequest, request.body, {
      newPassword: 'passwordTooShort',
    });
    await changePassword(loggedWith(parts, request), caller, currentPassword, newPassword);
    return { success: true, message: 'The new password is set' };
  });
}

/** A session by a partner has no refresh token: its access token ends it. */
async function endByToken({ database, now, signIns }: AccountsParts, request: FastifyRequest): Promise<void> {
  const user = await findUser(request);
  if (user?.partner !== undefined) signIns.ended(await endFamily(database.db, user.familyId, now()));
}

/** The parts with a log whose lines name the request. */
export const loggedWith = (parts: AccountsParts, { log }: FastifyRequest): AccountsParts => ({
  ...parts,
  logger: log,
});

/** A text field of a body that has not been validated yet. */
export function textOf(request: FastifyRequest, field: string): string {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? normalizeEmail(value).slice(0, 300) : '';
}

import { paths } from '@freight/contract';
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
import { requireUser } from '#http/requireUser.ts';
import { validate } from '#http/validate.ts';
import { login, register, verifyEmail } from './accounts.ts';
import { hashToken } from './opaqueTokens.ts';
import type { AccountsParts } from './parts.ts';
import { changePassword, resetPassword, sendResetLink } from './passwordChanges.ts';
import { endSession, refreshSession } from './sessions.ts';
import { normalizeEmail } from './users.ts';

const tooShort = 'Password must be at least 8 characters';

/** Signing up, in and out, by the paths of the wire contract. */
export function accountRoutes(app: FastifyInstance, parts: AccountsParts): void {
  const perEmail = { preHandler: app.limitAttempts((request) => textOf(request, 'email')) };
  const perToken = { preHandler: app.limitAttempts((request) => hashToken(textOf(request, 'refreshToken'))) };

  app.post(paths.register, perEmail, async (request) => {
    const { email, password } = validate(registerRequest, request.body, {
      email: 'Please enter a valid email address',
      password: tooShort,
    });
    await register(parts, email, password);
    return { success: true, message: 'Please verify your email address' };
  });
  app.post(paths.login, perEmail, async (request) => {
    const { email, password } = validate(loginRequest, request.body);
    return { success: true, message: 'Login successful', ...(await login(parts, email, password)) };
  });
  app.post(paths.verifyEmail, perEmail, async (request) => {
    const invalid = 'Invalid verification link.';
    const { token, email } = validate(verifyEmailRequest, request.body, { token: invalid, email: invalid });
    const tokens = await verifyEmail(parts, token, email);
    return { success: true, message: 'Email verified successfully!', ...tokens };
  });
  app.post(paths.refreshToken, perToken, async (request) => {
    const { refreshToken } = validate(refreshRequest, request.body);
    return { success: true, message: 'Token refreshed', ...(await refreshSession(parts, refreshToken)) };
  });
  app.post(paths.logout, async (request) => {
    const given = logoutRequest.safeParse(request.body);
    if (given.success) await endSession(parts, given.data.refreshToken);
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
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });

  app.post(paths.forgotPassword, perEmail, async (request) => {
    const { email } = validate(forgotPasswordRequest, request.body, {
      email: 'Please enter a valid email address',
    });
    // Not awaited: the time of the answer must not tell whether there is such an account.
    const work: Promise<void> = sendResetLink(parts, email)
      .catch((error: unknown) => request.log.error({ err: error }, 'a reset mail could not be sent'))
      .finally(() => sending.delete(work));
    sending.add(work);
    return { success: true, message: 'If there is an account with this address, a mail is on its way' };
  });
  app.post(paths.resetPassword, perToken, async (request) => {
    const { token, password } = validate(resetPasswordRequest, request.body, {
      token: 'Invalid reset link.',
      password: tooShort,
    });
    await resetPassword(parts, token, password);
    return { success: true, message: 'The new password is set' };
  });
  app.post(paths.changePassword, perCaller, async (request) => {
    const caller = await requireUser(request);
    const { currentPassword, newPassword } = validate(changePasswordRequest, request.body, {
      newPassword: tooShort,
    });
    await changePassword(parts, caller, currentPassword, newPassword);
    return { success: true, message: 'The new password is set' };
  });
}

/** A text of a body that nobody has validated yet. */
function textOf(request: FastifyRequest, field: string): string {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? normalizeEmail(value).slice(0, 300) : '';
}

import { paths } from '@freight/contract';
import {
  secondFactorCodeRequest,
  secondFactorSetUpRequest,
  secondFactorSignInRequest,
} from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedWith, textOf } from '#accounts/accounts.routes.ts';
import { answerOf } from '#accounts/admission.ts';
import { rememberBrowser } from '#accounts/browser.ts';
import { callerOf, isSecure } from '#accounts/caller.ts';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { findUser } from '#accounts/users.ts';
import type { User } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import { beginSetUp, confirmSetUp, newRecoveryCodes, readFactor, turnOff } from './setUp.ts';
import { signInWithCode } from './signIn.ts';

/** Setting up a second factor, and signing in with it. */
export function secondFactorRoutes(app: FastifyInstance, parts: AccountsParts): void {
  const perToken = {
    preHandler: app.limitAttempts((request) => hashToken(textOf(request, 'secondFactorToken'))),
  };
  const perCaller = {
    preHandler: app.limitAttempts((request) => hashToken(request.headers.authorization ?? '')),
  };
  app.offer('secondFactor');

  app.post(paths.secondFactorSignIn, perToken, async (request, reply) => {
    const sent = validate(secondFactorSignInRequest, request.body);
    const { browserHash, forAnswer } = rememberBrowser(request, reply, isSecure(request, parts));
    const caller = callerOf(request, parts);
    const tokens = await signInWithCode(loggedWith(parts, request), sent, caller, browserHash);
    await request.wasNoAttempt?.();
    return { ...answerOf(tokens), ...forAnswer };
  });
  app.get(paths.secondFactor, async (request) => {
    const { user } = await signedIn(request, parts);
    return { success: true, data: await readFactor(parts.database.db, user.id) };
  });
  app.post(paths.secondFactor, perCaller, async (request) => {
    const { user, familyId } = await signedIn(request, parts);
    const { password } = validate(secondFactorSetUpRequest, request.body);
    const data = await beginSetUp(loggedWith(parts, request), { user, familyId, password });
    return { success: true, data };
  });
  app.post(paths.secondFactorConfirm, perCaller, async (request) => {
    const { user } = await signedIn(request, parts);
    const { code } = validate(secondFactorCodeRequest, request.body);
    const recoveryCodes = await confirmSetUp(loggedWith(parts, request), user, code);
    return { success: true, data: { recoveryCodes } };
  });
  app.post(paths.secondFactorRecoveryCodes, perCaller, async (request) => {
    const { user } = await signedIn(request, parts);
    const proof = proofOf(request, parts);
    return {
      success: true,
      data: { recoveryCodes: await newRecoveryCodes(loggedWith(parts, request), user, proof) },
    };
  });
  app.post(paths.secondFactorOff, perCaller, async (request) => {
    const { user } = await signedIn(request, parts);
    await turnOff(loggedWith(parts, request), user, proofOf(request, parts));
    return { success: true, message: 'Two-step login is off' };
  });
}

async function signedIn(
  request: FastifyRequest,
  { database }: AccountsParts,
): Promise<{ user: User; familyId: string }> {
  const { userId, familyId } = await requireUser(request);
  const user = await findUser(database.db, userId);
  // A token outlives its account by minutes.
  if (user === undefined) throw new HttpError('unauthorized');
  return { user, familyId };
}

const proofOf = (request: FastifyRequest, parts: AccountsParts) => ({
  ...validate(secondFactorCodeRequest, request.body),
  browserHash: callerOf(request, parts).browserHash,
});

import { accessTokenType, exchangeGrant, linkedPaths, paths } from '@freight/contract';
import { partnerLogoutRequest, partnerSessionRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Device, deviceOf } from '#accounts/device.ts';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import type { Db } from '#db/database.ts';
import { and, eq, lt } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { refreshFamilies } from '#db/schema/accounts.ts';
import { refusal, sendError } from '#http/errorAnswers.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { validate } from '#http/validate.ts';
import { matches } from '#partners/origins.ts';
import { accountOf, endPartnerSessions } from './partnerAccounts.ts';
import {
  forgetUsedTokens,
  readLogoutToken,
  readSignInToken,
  type Signed,
  type SignInClaims,
  useToken,
} from './partnerTokens.ts';

/** How long a session lasts before its page asks the partner for another token, in seconds. */
const sessionSeconds = 10 * 60;
/** Sessions older than this go when their person gets a new one; a live socket may outlast the token of its session. */
const keptForMs = 24 * 3600_000;

interface PartnerSessionParts extends Pick<AccountsParts, 'database' | 'accessTokens' | 'signIns' | 'now'> {
  /** The address at which partners know this API, without a slash at its end. */
  readonly audience: (request: FastifyRequest) => string;
}

/** The capability `partnerSessions`: sessions of persons whom a partner has signed in on its own pages. */
export async function partnerSessionRoutes(app: FastifyInstance, parts: PartnerSessionParts): Promise<void> {
  app.offer('partnerSessions');
  await app.register(async (routes) => {
    // Only here: no other call takes a form.
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const options = (field: string) => ({
      preHandler: routes.limitAttempts(({ body }) => hashToken(fieldOf(body, field))),
      errorHandler: refuse,
    });
    const tokenParts = (request: FastifyRequest) => ({
      db: parts.database.db,
      audience: parts.audience(request),
      now: parts.now(),
    });

    routes.post(paths.partnerSession, options('subject_token'), async (request) => {
      const grant = fieldOf(request.body, 'grant_type');
      if (grant && grant !== exchangeGrant) throw new HttpError('grantTypeUnsupported');
      const { subject_token: token } = validate(partnerSessionRequest, request.body);
      const signed = await readSignInToken(tokenParts(request), token);
      const { origin } = request.headers;
      if (origin === undefined || !matches(signed.partner.origins, origin))
        throw new HttpError('origin-not-allowed');
      const access = await startSession(parts, signed, deviceOf(request.headers['user-agent']));
      await request.wasNoAttempt?.();
      logSecurityEvent(request.log, 'partner_session_started');
      return {
        access_token: access,
        issued_token_type: accessTokenType,
        token_type: 'Bearer',
        expires_in: sessionSeconds,
      };
    });

    routes.post(linkedPaths.partnerLogout, options('logout_token'), async (request) => {
      const { logout_token: token } = validate(partnerLogoutRequest, request.body);
      const signed = await readLogoutToken(tokenParts(request), token);
      const { partner, claims } = signed;
      const ended = await parts.database.transaction(async (tx) => {
        await useToken(tx, signed);
        return endPartnerSessions(tx, partner.name, new Date(parts.now()), claims.sub);
      });
      parts.signIns.ended(ended);
      await request.wasNoAttempt?.();
      logSecurityEvent(request.log, 'partner_sessions_ended');
      return { success: true, message: 'The sessions have ended' };
    });
  });
}

/** Uses up the token, and returns an access token. */
async function startSession(
  { database, accessTokens, now }: PartnerSessionParts,
  signed: Signed<SignInClaims>,
  device: Device,
): Promise<string> {
  const at = new Date(now());
  const partner = signed.partner.name;
  await forgetUsedTokens(database.db, at);
  const { user, familyId } = await database.transaction(async (tx) => {
    await useToken(tx, signed);
    const user = await accountOf(tx, partner, signed.claims, at);
    return { user, familyId: await startFamily(tx, user.id, device, at) };
  });
  return accessTokens.issue({ userId: user.id, email: '', familyId, partner }, sessionSeconds);
}

async function startFamily(tx: Db, userId: string, device: Device, now: Date): Promise<string> {
  const id = newId();
  const old = new Date(now.getTime() - keptForMs);
  await tx
    .delete(refreshFamilies)
    .where(and(eq(refreshFamilies.userId, userId), lt(refreshFamilies.createdAt, old)));
  await tx.insert(refreshFamilies).values({ id, userId, createdAt: now, ...device });
  return id;
}

function fieldOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

/** A refusal as everywhere, which is also one in the terms of RFC 6749. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof HttpError) || error.status !== 400) {
    sendError(error, request, reply);
    return;
  }
  const { code, message } = error;
  if (code.startsWith('partnerToken')) logSecurityEvent(request.log, 'partner_token_refused');
  reply.code(400).send({
    ...refusal(code, message),
    error: code === 'grantTypeUnsupported' ? 'unsupported_grant_type' : 'invalid_request',
    error_description: message,
  });
}

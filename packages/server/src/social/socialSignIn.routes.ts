import { paths } from '@freight/contract';
import { socialResultRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, answerOf } from '#accounts/admission.ts';
import { deviceOf } from '#accounts/device.ts';
import { hashToken } from '#accounts/opaqueTokens.ts';
import { startHandover } from '#accounts/sessions.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import type { Origins } from '#http/pageOrigins.ts';
import { validate } from '#http/validate.ts';
import { browserKeyOf, forgetBrowser, rememberBrowser } from './attemptCookie.ts';
import { beginSignIn, findProvider, finishSignIn, type SocialParts } from './signIn.ts';
import {
  findWindow,
  noteResult,
  noteWindow,
  type SignInWindow,
  takeResult,
  windowQuery,
} from './signInWindows.ts';
import { sendWindowPage, windowHeaders } from './windowPage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The window of a partner's page in which the sign-in runs; undefined when the page itself navigates to it. */
    signInWindow: SignInWindow | undefined;
  }
}

export interface SocialRoutesParts extends SocialParts {
  /** The site that people come back to, without a slash at its end. */
  siteUrl: (request: FastifyRequest) => string;
  origins: Origins;
}

/**
 * Signing in through a provider [AUTH-11]. A browser that navigates here goes to the issuer and comes back to the
 * site's `/auth/callback` with `token` and `refreshToken`, with `secondFactorToken`, or with `error`. A window that a
 * partner's page has opened, with `origin` and `nonce` in the address, sends that page a code, which gets the tokens
 * once. A call that follows the same redirects with its cookies gets `{data: {token, refreshToken}}`, or an error with
 * a message.
 */
export function socialSignInRoutes(app: FastifyInstance, parts: SocialRoutesParts): void {
  const perAttempt = { preHandler: app.limitAttempts((request) => `sign-in ${request.id}`) };
  const path = routeOf(paths.socialSignIn(':provider'));
  const isSecure = (request: FastifyRequest) => parts.apiUrl(request).startsWith('https:');
  const callbackUrl = (request: FastifyRequest, provider: string) =>
    `${parts.apiUrl(request)}${paths.socialSignIn(provider)}/callback`;
  const { db } = parts.database;

  app.register(async (scope) => {
    scope.decorateRequest('signInWindow');
    // A person in front of a browser is better served by a page than by JSON.
    scope.setErrorHandler((error, request, reply) => {
      const window = request.signInWindow;
      if (!window && !isNavigation(request)) throw error;
      if (!(error instanceof HttpError)) request.log.error({ err: error }, 'a sign-in failed');
      const { provider = '' } = request.params as { provider?: string };
      const reason = error instanceof HttpError ? error.message : `${provider} login failed`;
      if (window) return sendWindowPage(reply, window, { error: reason });
      return sendBack(parts, request, reply, { error: reason });
    });

    const begin = {
      ...perAttempt,
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        request.signInWindow = await readWindow(parts.origins, request);
        if (request.signInWindow) reply.headers(windowHeaders);
      },
    };
    scope.get<Begin>(path, begin, async (request, reply) => {
      const { signInWindow: window } = request;
      const provider = findProvider(parts.providers, request.params.provider);
      if (window) await noteWindow(db, window, parts.now());
      const { url, attempt } = await beginSignIn(parts, provider, {
        callbackUrl: callbackUrl(request, provider.name),
        windowNonce: window?.nonce,
      });
      rememberBrowser(reply, attempt.state, attempt.browserKey, isSecure(request));
      return reply.header('cache-control', 'no-store').redirect(url, 302);
    });

    const back = {
      ...perAttempt,
      // Asking for the headers alone must not use up the attempt.
      exposeHeadRoute: false,
      preValidation: async (request: FastifyRequest<Return>) => {
        const { state } = request.query;
        request.signInWindow = typeof state === 'string' ? await findWindow(db, state) : undefined;
      },
    };
    scope.get<Return>(`${path}/callback`, back, async (request, reply) => {
      const provider = findProvider(parts.providers, request.params.provider);
      const { state = '' } = request.query;
      if (typeof state !== 'string') throw new HttpError('socialLoginInvalid');
      forgetBrowser(reply, state, isSecure(request));
      const url = new URL(callbackUrl(request, provider.name));
      url.search = new URL(request.url, url).search;
      const answer = { url, state, browserKey: browserKeyOf(request, state) };
      const { signInWindow: window } = request;
      if (window) {
        const result = await finishSignIn(parts, provider, answer, async (tx, user) => ({
          code: await noteResult(tx, window.nonce, user, parts.now()),
          person: user.email ?? '',
        }));
        return sendWindowPage(reply, window, { ...result, provider: provider.name });
      }
      // For an address: the tokens live a minute and are exchanged once.
      const admission = await finishSignIn(parts, provider, answer, (tx, user) =>
        admit(parts, tx, user.id, () =>
          startHandover(parts, tx, user, deviceOf(request.headers['user-agent'])),
        ),
      );
      if (isNavigation(request)) return sendBack(parts, request, reply, { ...admission });
      return reply.header('cache-control', 'no-store').send({ success: true, data: admission });
    });
  });
  socialResultRoute(app, parts);
}

/** Where the page that opened a window gets the tokens, once. */
function socialResultRoute(app: FastifyInstance, parts: SocialRoutesParts): void {
  const perCode = { preHandler: app.limitAttempts(({ body }) => hashToken(JSON.stringify(body ?? ''))) };
  if (parts.providers.length > 0) app.offer('socialWindow');
  app.post(paths.socialResult, perCode, async (request) => {
    const { code, nonce } = validate(socialResultRequest, request.body);
    const admission = await takeResult(
      { ...parts, logger: request.log },
      { code, nonce, origin: request.headers.origin, device: deviceOf(request.headers['user-agent']) },
    );
    return answerOf(admission);
  });
}

/** The window that the address requests; only a page that may call gets one. */
async function readWindow(origins: Origins, request: FastifyRequest): Promise<SignInWindow | undefined> {
  if (!Object.hasOwn(Object(request.query), 'origin')) return undefined;
  const { key, ...window } = validate(windowQuery, request.query);
  const admission = await origins.admit({ origin: window.origin, host: request.headers.host, key });
  if (admission.kind === 'welcome') return window;
  const code = admission.kind === 'refused' ? admission.code : 'origin-not-allowed';
  throw new HttpError(code);
}

interface Begin {
  Params: { provider: string };
}
interface Return extends Begin {
  Querystring: { state?: string | string[] };
}

const isNavigation = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

/** The address holds secrets: it is neither cached nor sent to the next page as a referrer. */
function sendBack(
  parts: SocialRoutesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Record<string, string>,
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${parts.siteUrl(request)}/auth/callback?${new URLSearchParams(answer)}`, 302);
}

import { paths } from '@freight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#http/httpError.ts';
import { browserKeyOf, forgetBrowser, rememberBrowser } from './attemptCookie.ts';
import { beginSignIn, findProvider, finishSignIn, type SocialParts } from './signIn.ts';

export interface SocialRoutesParts extends SocialParts {
  /** The site that people come back to, without a slash at its end. */
  siteUrl: (request: FastifyRequest) => string;
}

/**
 * Signing in through a provider [AUTH-11]. A browser that navigates here goes to the issuer and comes back to the
 * site's `/auth/callback` with `token` and `refreshToken`, or with `error`. A call that follows the same redirects
 * with its cookies gets `{data: {token, refreshToken}}`, or an error with a message.
 */
export function socialSignInRoutes(app: FastifyInstance, parts: SocialRoutesParts): void {
  const perAttempt = { preHandler: app.limitAttempts((request) => `sign-in ${request.id}`) };
  const path = '/api/v1/user/auth/:provider';
  const isSecure = (request: FastifyRequest) => parts.apiUrl(request).startsWith('https:');
  const callbackUrl = (request: FastifyRequest, provider: string) =>
    `${parts.apiUrl(request)}${paths.socialSignIn(provider)}/callback`;

  app.register(async (scope) => {
    // A person in front of a browser is better served by the site's page than by JSON.
    scope.setErrorHandler((error, request, reply) => {
      if (!isNavigation(request)) throw error;
      if (!(error instanceof HttpError)) request.log.error({ err: error }, 'a sign-in failed');
      const { provider = '' } = request.params as { provider?: string };
      const reason = error instanceof HttpError ? error.message : `${provider} login failed`;
      return sendBack(parts, request, reply, { error: reason });
    });

    scope.get<Begin>(path, perAttempt, async (request, reply) => {
      const provider = findProvider(parts.providers, request.params.provider);
      const { url, attempt } = await beginSignIn(parts, provider, callbackUrl(request, provider.name));
      rememberBrowser(reply, attempt.state, attempt.browserKey, isSecure(request));
      return reply.header('cache-control', 'no-store').redirect(url, 302);
    });

    // Asking for the headers alone must not use up the attempt.
    const options = { ...perAttempt, exposeHeadRoute: false };
    scope.get<Return>(`${path}/callback`, options, async (request, reply) => {
      const provider = findProvider(parts.providers, request.params.provider);
      const { state = '' } = request.query;
      if (typeof state !== 'string') throw new HttpError(400, 'This login is not valid or was already used');
      forgetBrowser(reply, state, isSecure(request));
      const url = new URL(callbackUrl(request, provider.name));
      url.search = new URL(request.url, url).search;
      const browserKey = browserKeyOf(request, state);
      const tokens = await finishSignIn(parts, provider, { url, state, browserKey });
      if (isNavigation(request)) return sendBack(parts, request, reply, { ...tokens });
      return reply.header('cache-control', 'no-store').send({ success: true, data: tokens });
    });
  });
}

interface Begin {
  Params: { provider: string };
}
interface Return extends Begin {
  Querystring: { state?: string | string[] };
}

const isNavigation = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

/** The address holds secrets: it is neither kept nor told to the page that is visited next. */
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

import type { FastifyInstance } from 'fastify';
import { HttpError } from '#http/httpError.ts';

/**
 * Signing in through a provider. None is configured: a browser that navigates here goes back to the site
 * with the reason, a call gets it as JSON [AUTH-11].
 */
export function socialSignInRoutes(app: FastifyInstance, publicUrl: () => string): void {
  app.get<{ Params: { provider: string } }>('/api/v1/user/auth/:provider', async (request, reply) => {
    const { provider } = request.params;
    const name = /^[a-z0-9-]{1,30}$/i.test(provider) ? provider : 'This';
    const message = `${name} login is not configured`;
    if (!request.headers.accept?.includes('text/html')) throw new HttpError(404, message);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${publicUrl()}/auth/callback?${new URLSearchParams({ error: message })}`, 302);
  });
}

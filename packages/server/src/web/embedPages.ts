import { languages } from '@freight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '#http/httpError.ts';
import type { Origins } from '#http/pageOrigins.ts';
import { pagePolicy, permissionsPolicy } from './pagePolicy.ts';

/** What can be shown in a frame, without `freight-`. */
const framed = ['start', 'track', 'send', 'orders', 'order'];

const query = z.object({
  // It becomes part of a policy.
  origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .refine((text) => URL.canParse(text) && new URL(text).origin === text),
  language: z.enum(languages).catch('sv'),
  key: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/**
 * `GET /embed/{tag}?origin=…`: a page that shows one element to a frame of another origin. The policy lets pages of that
 * origin alone frame it, and only if they may call (`docs/decisions/0031-isolated-frames.md`): so the page's script may
 * take the origin of its own address for the host's.
 */
export function embedPages(app: FastifyInstance, origins: Origins): void {
  app.get('/embed/:tag', async (request: FastifyRequest<{ Params: { tag: string } }>, reply) => {
    const { tag } = request.params;
    const asked = query.safeParse(request.query);
    if (!framed.includes(tag)) throw new HttpError('notFound');
    if (!asked.success) throw new HttpError('pageOriginMissing');
    const { origin, language, key } = asked.data;
    const admission = await origins.admit({ origin, host: request.headers.host, key });
    if (admission.kind !== 'welcome') {
      const code = admission.kind === 'refused' ? admission.code : 'origin-not-allowed';
      throw new HttpError(code);
    }
    return sendPage(reply, origin, { language, key });
  });
}

function sendPage(
  reply: FastifyReply,
  origin: string,
  { language, key }: { language: string; key: string | undefined },
): FastifyReply {
  reply.removeHeader('x-frame-options');
  const keyOption = key === undefined ? '' : ` data-key="${key}"`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': pagePolicy({ ancestor: origin }),
      'permissions-policy': permissionsPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      // The address names the host's page only.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Freight</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script type="module" src="/kit/freight.js" data-session="memory" data-language="${language}"${keyOption}></script><script type="module" src="/kit/frame.js"></script></head><body></body></html>`,
    );
}

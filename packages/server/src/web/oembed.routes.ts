import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '#http/httpError.ts';
import { orderNumber, type ShownPage, shownPage } from './oembedDiscovery.ts';

const largest = { width: 640 };

const size = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();
const query = z.object({
  url: z.string().max(2_000),
  format: z.string().optional(),
  maxwidth: size,
  maxheight: size,
});

interface OembedParts {
  /** The site whose pages these are, without a slash at its end. */
  publicUrl: () => string;
}

/**
 * `GET /oembed?url=…` (oembed.com): how an editor shows the start page or a tracking page. The markup is the same as
 * anybody's: the kit's script, the tag, and a link for where scripts do not run. Only pages of this site are answered;
 * of their addresses nothing is taken over but the order number.
 */
export function oembedRoutes(app: FastifyInstance, { publicUrl }: OembedParts): void {
  app.get('/oembed', async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) throw new HttpError('pageAddressInvalid');
    const { url, format = 'json', maxwidth, maxheight } = asked.data;
    if (format !== 'json') throw new HttpError('onlyJson');
    const site = publicUrl();
    const page = pageOf(url, site);
    const width = Math.min(largest.width, maxwidth ?? largest.width);
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
      .send({
        version: '1.0',
        type: 'rich',
        provider_name: 'Freight',
        provider_url: site,
        title: page.title,
        html: markup(page, site),
        width,
        height: Math.min(page.height, maxheight ?? page.height),
        cache_age: 3_600,
      });
  });
}

interface Page extends ShownPage {
  /** On the site. */
  address: string;
  orderId: string | undefined;
}

function pageOf(text: string, site: string): Page {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const page = url && shownPage(url.pathname);
  if (url === undefined || url.origin !== new URL(site).origin || url.username !== '' || page === undefined)
    throw new HttpError('nothingToShow');
  const given = page.path === '/tracking' ? url.searchParams.get('orderId') : null;
  if (given !== null && !orderNumber.test(given)) throw new HttpError('nothingToShow');
  const orderId = given ?? undefined;
  return { ...page, orderId, address: `${site}${page.path}${orderId ? `?orderId=${orderId}` : ''}` };
}

function markup({ tag, title, address, orderId }: Page, site: string): string {
  const attributes = `${tag === 'freight-start' ? ' inline' : ''}${orderId ? ` order-id="${orderId}"` : ''}`;
  return `<script type="module" src="${site}/kit/freight.js" data-api-url="${site}"></script><${tag}${attributes}><a href="${address}">${title}</a></${tag}>`;
}

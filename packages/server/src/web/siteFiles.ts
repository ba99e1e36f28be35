import { stat } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteServices } from '#config/config.ts';
import { ConfigError } from '#config/configError.ts';
import { HttpError } from '#http/httpError.ts';
import type { PageHandler } from '#http/notFound.ts';
import { type FoundFile, findFile } from './findFile.ts';
import { findKitFile } from './kitFiles.ts';
import { parcelOf, withDiscovery } from './oembedDiscovery.ts';
import { assetHeaders, isKitFile, kitHeaders, pageHeaders } from './pageHeaders.ts';
import { pagePolicy } from './pagePolicy.ts';
import { withServices } from './siteSettings.ts';
import { createTextBodies, type TextBody } from './textBodies.ts';

const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

export interface SiteSettings {
  /** Folder of the built pages. */
  folder: string;
  /** Origin of the API when it is another one than the pages'. Pages find it in place of `{{API}}`. */
  apiUrl?: () => string;
  /** The site whose pages these are, without a slash at its end. */
  siteUrl?: () => string;
  /** Services of others that the pages use. */
  services?: SiteServices;
  /** Folder of the kit's releases, each below its version. */
  kitReleases?: string | undefined;
}

/** The documentation is made with Vue, which puts texts of its own pages into place as HTML. */
const isDocs = (pathname: string): boolean => /^\/docs(?:\/|$)/.test(pathname);

/**
 * Serves the folder of a built site: clean addresses, compressed text, long caching of hashed names,
 * a strict policy on pages, and the folder's `404.html` for what is not there. Below `/kit/` the kit's releases as well,
 * and a plain 404 that scripts of any origin may read.
 * Throws `ConfigError` if the folder does not exist.
 */
export async function siteFiles(app: FastifyInstance, settings: SiteSettings): Promise<PageHandler> {
  const { kitReleases } = settings;
  await mustBeFolder(settings.folder, 'to serve pages from');
  if (kitReleases !== undefined) await mustBeFolder(kitReleases, 'with releases of the kit');
  await app.register(fastifyStatic, { serve: false, root: settings.folder });
  const { apiUrl, siteUrl, services = {} } = settings;
  const inSite = (html: string, pathname: string, parcel?: string) =>
    siteUrl === undefined ? html : withDiscovery(html, pathname, siteUrl(), parcel);
  const textBody = createTextBodies((text, file) => {
    if (!file.endsWith('.html')) return text;
    const pathname = `/${relative(settings.folder, file).replace(/(?:index)?\.html$/, '')}`;
    const page = inSite(withServices(text, services), pathname);
    return apiUrl === undefined ? page : page.replaceAll('{{API}}', apiUrl());
  });
  const headersOfPage = (pathname: string, { file }: FoundFile) =>
    pageHeaders({
      pathname,
      file: relative(settings.folder, file),
      policy: pagePolicy({
        api: apiUrl?.(),
        services,
        trusted: [isDocs(pathname) ? 'vue' : 'freight-sheets'],
      }),
    });
  return async (request, reply) => {
    const pathname = request.url.split(/[?#]/)[0] ?? '/';
    const ofKit = isKitFile(pathname);
    const parcel = parcelOf(request.url);
    const ofVisit = parcel === undefined ? undefined : (html: string) => inSite(html, pathname, parcel);
    const find = async () => {
      const found = ofKit
        ? await findKitFile({ site: settings.folder, releases: kitReleases }, pathname)
        : await findFile(settings.folder, pathname);
      const type = found && textTypes[extname(found.file)];
      const body = type && (await textBody(found, request.headers['accept-encoding'], ofVisit));
      return { found, text: body && { type, body }, isGone: type !== undefined && body === undefined };
    };
    // A new version may take a file away after it was found: one of the releases then has it.
    const first = await find();
    const { found, text, isGone } = first.isGone ? await find() : first;
    if (found === undefined || isGone) {
      if (ofKit) return answerMissing(reply);
      throw new HttpError('notFound');
    }
    const isPage = extname(found.file) === '.html';
    reply.code(found.status).headers(isPage ? headersOfPage(pathname, found) : assetHeaders(pathname));
    return text
      ? sendText(request, reply.type(text.type), found, text.body)
      : reply.sendFile(basename(found.file), dirname(found.file), { cacheControl: false });
  };
}

async function mustBeFolder(path: string, purpose: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isDirectory()) throw new ConfigError(`There is no folder ${path} ${purpose}.`);
}

/** The loader reads it and continues with today's files; it must not be cached, because the file may come back. */
const answerMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...kitHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** Proxies that compress or cache mark an etag as weak; to know a file again that is as good. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')));

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { status }: FoundFile,
  { body, encoding, etag }: TextBody,
): FastifyReply {
  reply.header('vary', 'accept-encoding').header('etag', etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
}

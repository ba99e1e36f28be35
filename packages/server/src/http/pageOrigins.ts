import fastifyCors from '@fastify/cors';
import {
  browserKeyHeader,
  idempotencyHeader,
  idempotencySupportHeader,
  partnerKeyHeader,
} from '@freight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Partner } from '#db/schema/partners.ts';
import { isCall } from './apiPath.ts';
import { HttpError } from './httpError.ts';
import { addressKey } from './limits/addressKey.ts';
import { countInMemory } from './limits/attemptCounts.ts';
import { tooManyAttempts } from './limits/counter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isPageOf: Origins['isPageOf'];
  }
  interface FastifyContextConfig {
    /** The route reads and changes nothing that belongs to one person: pages in a sandbox may call it as well. */
    isPublic?: boolean;
  }
  interface FastifyRequest {
    /** Whose page calls. */
    admission: Admission;
  }
}

/** Where a call comes from, and what follows. */
export type Admission =
  /** A page that may call, or a program, which names no origin. */
  | { readonly kind: 'welcome'; readonly partner?: Partner | undefined }
  /** A page in a sandbox, whose origin the browser hides (`null`): anybody could be behind it. */
  | { readonly kind: 'sandboxed' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly partner?: Partner | undefined };

/** The `code` of the answer to a page that may not call. */
export type RefusalCode = 'origin-not-allowed' | 'key-unknown';

export interface Caller {
  /** The request's header; undefined from programs and for navigations. */
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** A partner's key, where the page sends one. */
  readonly key?: string | undefined;
}

export interface Origins {
  /** Lets one more page origin call, exactly as written (`https://shop.example.com`). */
  allow(origin: string): void;
  /** Judges by the partners as they were at most a second ago. */
  admit(caller: Caller): Promise<Admission>;
  /** Whether a call comes from a page of the partner with this name, or from a program, which names no origin. */
  isPageOf(partner: string, caller: { readonly origin?: string | undefined }): Promise<boolean>;
}

/** The partner whose page calls. */
export const partnerOf = (admission: Admission): Partner | undefined =>
  admission.kind === 'welcome' ? admission.partner : undefined;

/** The options of a route that pages in a sandbox may call. */
export const forEverybody = { config: { isPublic: true } } as const;

/**
 * CORS by origin. A page that may not call gets a 403 with `code` that it can read, and nothing else: below `/api/` its
 * preflights pass, its calls do not. Each partner's calls are counted together where it has a limit.
 */
export async function admitPages(app: FastifyInstance, origins: Origins, isLimited: boolean): Promise<void> {
  app.decorateRequest('admission');
  app.decorate('isPageOf', origins.isPageOf);
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers;
    const key = request.headers[partnerKeyHeader.toLowerCase()];
    request.admission = await origins.admit({ origin, host, key: typeof key === 'string' ? key : undefined });
  });
  await app.register(fastifyCors, {
    delegator: (request, done) => {
      done(null, {
        origin: isReadable(request) ? (request.headers.origin ?? false) : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: [
          'Authorization',
          'Content-Type',
          idempotencyHeader,
          browserKeyHeader,
          partnerKeyHeader,
        ],
        exposedHeaders: ['Date', 'Retry-After', idempotencySupportHeader],
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
  app.addHook('onRequest', async (request) => refuse(request));
  if (isLimited) limitPartners(app);
}

const minute = 60_000;
/** One visitor may use a tenth of a partner's calls per minute, and at least as many as one busy page makes. */
const shareOfVisitor = (callsPerMinute: number): number => Math.max(30, Math.ceil(callsPerMinute / 10));

/**
 * Counts the calls of a partner's pages, after every limit by address: refused calls use up no partner's budget, and
 * one address uses up only its own share.
 */
function limitPartners(app: FastifyInstance): void {
  const count = countInMemory();
  app.addHook('preParsing', async ({ admission, ip }) => {
    const partner = partnerOf(admission);
    if (!partner?.callsPerMinute) return;
    const { key, callsPerMinute } = partner;
    const own = await count(`${key} ${addressKey(ip)}`, minute);
    if (own.count > shareOfVisitor(callsPerMinute)) throw tooManyAttempts(own.msLeft);
    const all = await count(key, minute);
    if (all.count > callsPerMinute) throw tooManyAttempts(all.msLeft);
  });
}

const isPublic = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.isPublic === true;

/** Whether the page may read the answer, be it a refusal. */
function isReadable(request: FastifyRequest): boolean {
  return (
    request.admission.kind === 'welcome' || isCall(request) || (isSandboxed(request) && isPublic(request))
  );
}

const isSandboxed = ({ admission }: FastifyRequest): boolean => admission.kind === 'sandboxed';

function refuse(request: FastifyRequest): void {
  const { admission, headers } = request;
  if (!isCall(request)) return;
  if (admission.kind === 'refused') throw new HttpError(admission.code);
  // The origin of a page in a sandbox is unknown, so it may not use a token.
  if (isSandboxed(request) && !(isPublic(request) && headers.authorization === undefined))
    throw new HttpError('sandboxed-page');
}

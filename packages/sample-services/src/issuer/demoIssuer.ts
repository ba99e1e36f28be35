import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@freight/contract';
import type Provider from 'oidc-provider';
import { type Client, createProvider } from './provider.ts';
import { type SamplePerson, samplePersons } from './samplePersons.ts';
import { choicePage, failedPage, pageLanguage, pageStyle } from './signInPages.ts';

/** The running sign-in provider of a demo. */
export interface DemoIssuer {
  readonly url: string;
  /** The client settings with which a server signs people in through it. */
  readonly provider: Client & { readonly name: string; readonly issuer: string };
  close(): Promise<void>;
}

export interface DemoIssuerSettings {
  /** Makes it listen on a port of its own; a rejection ends the start. */
  readonly listen: (server: Server) => Promise<void>;
  /** Whether pages at [::1] use it. */
  readonly onIpv6Loopback?: boolean;
  /** The provider's name in addresses. */
  readonly name: string;
  /** The site that people come back to, where it is not on this machine. */
  readonly site: string | undefined;
  /** Its accounts; the sample persons by default. */
  readonly persons?: readonly SamplePerson[];
}

/** Starts the sign-in provider of a demo on a port of its own. */
export async function startDemoIssuer(settings: DemoIssuerSettings): Promise<DemoIssuer> {
  const { persons = samplePersons } = settings;
  const server = createServer();
  await settings.listen(server);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = {
    clientId: 'freight',
    clientSecret: randomBytes(32).toString('base64url'),
    callbackPath: `${paths.socialSignIn(settings.name)}/callback`,
  };
  const provider = await createProvider(url, client, persons);
  const answer = provider.callback();
  const pages = createPages(provider, settings, persons);
  server.on('request', (request, response) => {
    forgetSession(request);
    const { pathname } = new URL(request.url ?? '/', url);
    const work = pathname === '/style.css' || pathname.startsWith('/interaction/') ? pages : answer;
    Promise.resolve(work(request, response)).catch(() => fail(request, response));
  });
  return {
    url,
    provider: { name: settings.name, issuer: url, ...client },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Removes the cookie of an earlier sign-in: the person is asked every time, and may choose another account. */
function forgetSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(/; */).filter((cookie) => !/^_session\b/.test(cookie));
  headers.cookie = kept?.join('; ');
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The pages people see. `site` may be the target of a form's last redirect, which the policy must allow. */
function createPages(
  provider: Provider,
  { site, onIpv6Loopback }: DemoIssuerSettings,
  persons: readonly SamplePerson[],
): Handler {
  const targets = [
    "'self'",
    // A policy cannot name an IPv6 address.
    ...(onIpv6Loopback ? ['http:'] : ['http://localhost:*', 'http://127.0.0.1:*']),
    ...(site ? [new URL(site).origin] : []),
  ];
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ${targets.join(' ')}`;
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/style.css') return send(response, 200, 'text/css', pageStyle, policy);
    // Throws without the cookie that was set when the sign-in started here.
    await provider.interactionDetails(request, response);
    if (request.method === 'POST') return choose(provider, persons, request, response);
    const language = pageLanguage(searchParams.get('lang'), request.headers['accept-language']);
    return send(response, 200, 'text/html', choicePage(language, pathname, persons), policy);
  };
}

async function choose(
  provider: Provider,
  persons: readonly SamplePerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = new URLSearchParams(await readBody(request)).get('person');
  const person = persons.find((candidate) => candidate.id === id);
  const result =
    person === undefined
      ? { error: 'access_denied', error_description: 'The person cancelled' }
      : { login: { accountId: person.id, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A choice is short; anything longer is refused. */
async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 1_000) throw new Error('The form is too long');
  }
  return body;
}

function fail(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const language = pageLanguage(null, request.headers['accept-language']);
  send(response, 400, 'text/html', failedPage(language), "default-src 'none'; style-src 'self'");
}

function send(response: ServerResponse, status: number, type: string, body: string, policy: string): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

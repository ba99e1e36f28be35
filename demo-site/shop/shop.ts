import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportSPKI, generateKeyPair } from 'jose';
import { createEvents } from './events.ts';
import { type Person, signToken } from './freightToken.ts';
import { advertsPage, deliveriesPage, officePage } from './pages.ts';

/**
 * A second-hand shop with a server of its own: it is a partner of the freight company, signs its customers in there and
 * receives the events of their orders. Everything of it is what docs/partner-sessions.md and docs/webhooks.md describe.
 */
export interface Shop {
  readonly url: string;
  /** What the company has to know of it: `FREIGHT_DEMO_SHOP` of its server. */
  readonly registration: string;
  /** The shop uses the company's API at this address from now on. */
  useApi(api: string): void;
  close(): void;
}

const customer: Person = {
  id: 'customer-42',
  name: 'Anna Exempel',
  email: 'anna@example.com',
  phone: '+46 70 174 06 05',
};
/** A real shop's sessions have random names; this one has one customer, whom everybody may be. */
const session = 'shop=customer-42';
/** Larger than any event of the company. */
const mostBytes = 64 * 1024;

const files: Readonly<Record<string, string>> = {
  '/shop.css': 'text/css; charset=utf-8',
  '/shop.js': 'text/javascript; charset=utf-8',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > mostBytes) throw new Error('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Opens the shop at a port of this machine; 0 is any free one. */
export async function openShop({ port }: { port: number }): Promise<Shop> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const key = `pk_${randomBytes(12).toString('base64url')}`;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const figuresToken = randomBytes(32).toString('base64url');
  const events = createEvents(secret);
  let api = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const person = request.headers.cookie?.includes(session) ? customer : undefined;
    const visit = { api, key, person };
    const html = (text: string) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    const goBack = (cookie: string) =>
      response
        .writeHead(303, { location: '/', 'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax` })
        .end();
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return void html(advertsPage(visit));
      case 'GET /deliveries':
        return void html(deliveriesPage(visit));
      case 'GET /office':
        return void html(
          officePage(visit, {
            figuresUrl: `${api}/api/v1/partners/figures?token=${figuresToken}`,
            events: events.list(),
          }),
        );
      case 'GET /me':
        return void response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify(person ?? null));
      case 'POST /login':
        return void goBack(session);
      case 'POST /logout':
        return void goBack(`${session}; Max-Age=0`);
      case 'POST /freight-token': {
        if (!person) return void response.writeHead(401).end();
        const token = await signToken({ key: privateKey, issuer: key, audience: api }, person);
        return void response.writeHead(200, { 'cache-control': 'no-store' }).end(token);
      }
      case 'POST /freight-events':
        events.take(await bodyOf(request), request.headers);
        return void response.writeHead(204).end();
      default:
        return sendFile(pathname, response);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  const [url, byNumber] = [`http://localhost:${ownPort}`, `http://127.0.0.1:${ownPort}`];
  return {
    url,
    registration: JSON.stringify({
      origins: [url, byNumber],
      key,
      publicKey: await exportSPKI(publicKey),
      webhook: { url: `${byNumber}/freight-events`, secret },
      figuresToken,
    }),
    useApi: (address) => {
      api = address;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const type = files[path];
  if (!type) return void response.writeHead(404).end('Not found');
  const content = await readFile(join(import.meta.dirname, 'public', path));
  response.writeHead(200, { 'content-type': type }).end(content);
}

import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainEnv } from '@freight/testing/plainEnv';

const server = join(import.meta.dirname, '..', '..', 'packages', 'server', 'src', 'main.ts');

export interface PartnerShop {
  readonly url: string;
  /** The person who is logged in to the shop, by its own id; undefined for none. */
  person: string | undefined;
  /** How many tokens it has signed. */
  readonly signed: number;
  close(): void;
}

interface ShopOptions {
  /** The API, and the address of the database it runs on. */
  readonly api: string;
  readonly database: string;
  readonly name: string;
  /** The tags of its page. */
  readonly body: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A shop with a login and a server of its own, which the company's operator has registered with its public key. */
export async function openPartnerShop({ api, database, name, body }: ShopOptions): Promise<PartnerShop> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let key = '';
  let signed = 0;
  function tokenOf(sub: string): string {
    signed += 1;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: key, aud: api, sub, iat, exp: iat + 60, jti: randomUUID(), given_name: 'Anna' };
    const content = `${encode({ alg: 'EdDSA' })}.${encode(claims)}`;
    return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
  }
  const page = () => `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Andra varvet</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${api}/kit/freight.js" data-api-url="${api}" data-key="${key}" data-quirks="corrected"></script>
    <script type="module">
      import { configure } from '${api}/kit/freight.js';
      configure({
        partnerToken: async () => {
          const response = await fetch('/freight-token', { method: 'POST' });
          if (!response.ok) throw new Error('Not logged in');
          return response.text();
        },
      });
    </script><body>${body}</body></html>`;
  const shop = createServer((request, response) => {
    if (request.url !== '/freight-token') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page());
      return;
    }
    const { person } = opened;
    if (person) response.writeHead(200, { 'cache-control': 'no-store' }).end(tokenOf(person));
    else response.writeHead(401).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, () => resolve()));
  const { port } = shop.address() as AddressInfo;
  const opened: PartnerShop = {
    url: `http://localhost:${port}`,
    person: undefined,
    get signed() {
      return signed;
    },
    close: () => {
      shop.close();
      shop.closeAllConnections();
    },
  };
  const partners = async (...args: string[]) => {
    const env = { ...plainEnv, DATABASE_URL: database };
    return (await promisify(execFile)(process.execPath, [server, 'partners', ...args], { env })).stdout;
  };
  [key = ''] = /pk_[\w-]{16}/.exec(await partners('add', name, opened.url)) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'freight-shop-'));
  await writeFile(join(folder, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  await partners('keys', 'add', name, join(folder, 'public.pem'));
  await rm(folder, { recursive: true });
  return opened;
}

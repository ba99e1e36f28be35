import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { newDataFolder } from '#testing/main.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { exchange, newKey, partnerWithKey, sessionOf } from '#testing/partnerSessions.ts';
import { runPartnersCommand } from './partnersCommand.ts';

vi.setConfig({ testTimeout: longTestEnds });

const apiUrl = 'https://api.example.com';
let printed: string[] = [];
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  printed = [];
  const code = await runPartnersCommand(args);
  return { code, text: printed.join('') };
}

/** Two servers with a partner, and a folder for its keys. */
async function start() {
  const { one, other, url } = await startTwoServers({ apiUrl });
  vi.stubEnv('DATABASE_URL', url);
  const folder = newFolder();
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const partner = await partnerWithKey(one);
  return { one, other, file, partner };
}

test('registers, lists and removes keys as JWK and PEM while servers run [Q8]', async () => {
  const { one, file, partner } = await start();
  const next = await newKey('ES256');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const jwk = await file('next.json', next.publicJwk);
  expect(await run('keys', 'add', 'Shop', jwk)).toEqual({
    code: 0,
    text: expect.stringContaining(`${next.kid}  ES256\n`),
  });
  expect((await run('keys', 'add', 'Shop', jwk)).text).toMatch(/has this key already/);
  expect((await run('keys', 'add', 'Shop', await file('rsa.pem', publicKey))).text).toContain('  RS256\n');
  expect((await run('keys', 'add', 'Shop', await file('private.pem', privateKey))).text).toMatch(
    /^This is a private key/,
  );
  const { text } = await run('keys', 'list', 'Shop');
  expect(text.trim().split('\n')).toHaveLength(3);
  const token = await next.sign(partner.claims({ aud: apiUrl }));
  expect((await exchange(one, token, partner.origin)).status).toBe(200);
  expect((await run('keys', 'remove', 'Shop', next.kid)).text).toContain('is removed');
  const late = await next.sign(partner.claims({ aud: apiUrl }));
  expect((await exchange(one, late, partner.origin)).body['code']).toBe('partnerTokenInvalid');
  expect((await run('keys', 'remove', 'Shop', next.kid)).text).toBe(`Shop has no key ${next.kid}.\n`);
});

test('ends the sessions of one person or of all, on every server and their live sockets [Q8]', async () => {
  const { one, other, partner } = await start();
  const session = (sub: string) => sessionOf(one, partner, { sub, aud: apiUrl });
  const [anna, bo] = [await session('anna'), await session('bo')];
  const statusOf = async ({ headers }: typeof anna) =>
    (await call(other, 'GET', paths.transports, { headers })).status;
  await expect.poll(() => statusOf(anna)).toBe(200);
  const line = await connectLive(other, { token: anna.token, headers: { origin: partner.origin } });
  const cut = new Promise((resolve) => line.socket.once('disconnect', resolve));
  expect((await run('sessions', 'end', 'Shop', 'anna')).text).toBe('1 session has ended.\n');
  expect(await cut).toBe('io server disconnect');
  expect([await statusOf(anna), await statusOf(bo)]).toEqual([401, 200]);
  expect((await run('sessions', 'end', 'Shop')).text).toBe('1 session has ended.\n');
  await expect.poll(() => statusOf(bo)).toBe(401);
  const third = await session('third');
  expect((await run('keys', 'remove', 'Shop', partner.signing.kid)).code).toBe(0);
  await expect.poll(() => statusOf(third)).toBe(401);
});

test('removing a partner ends its sessions, and adding it again finds its customers [Q8]', async () => {
  const { one, partner } = await start();
  const anna = await sessionOf(one, partner, { aud: apiUrl });
  expect((await run('remove', 'Shop')).code).toBe(0);
  const status = async () =>
    (await call(one, 'GET', paths.transports, { headers: { authorization: anna.headers.authorization } }))
      .status;
  await expect.poll(status).toBe(401);
  const again = await partnerWithKey(one);
  const idOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  const back = await sessionOf(one, again, { aud: apiUrl });
  expect(idOf(back.token)).toBe(idOf(anna.token));
});

test.each([
  ['keys'],
  ['keys', 'add', 'Shop'],
  ['keys', 'rotate', 'Shop', 'a'],
  ['sessions'],
  ['sessions', 'list', 'Shop'],
])('shows how it is used for %s %s %s [Q8]', async (...args) => {
  const data = await newDataFolder();
  vi.stubEnv('FREIGHT_DATA', data);
  expect(await run(...args.filter(Boolean))).toEqual({
    code: 1,
    text: expect.stringContaining('partners keys add NAME FILE'),
  });
});

test.each([
  ['keys', 'list', 'Nowhere'],
  ['keys', 'add', 'Nowhere', 'file'],
  ['sessions', 'end', 'Nowhere'],
])('names an unknown partner: %s %s %s [Q8]', async (...args) => {
  const data = await newDataFolder();
  vi.stubEnv('FREIGHT_DATA', data);
  expect(await run(...args.filter(Boolean))).toEqual({ code: 1, text: 'There is no partner Nowhere.\n' });
});

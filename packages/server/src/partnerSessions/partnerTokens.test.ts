import { createHmac } from 'node:crypto';
import { exchangeGrant, linkedPaths, partnerTokenType, paths } from '@freight/contract';
import { partnerSessionAnswer, partnerSessionRefusal } from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { startTwoServers } from '#testing/onPostgres.ts';
import {
  type Algorithm,
  exchange,
  newKey,
  partnerWithKey,
  postForm,
  registerKey,
} from '#testing/partnerSessions.ts';
import { openTestServer } from '#testing/server.ts';
import { listKeys, readPublicKey, removeKey } from './keys.ts';

const server = await openTestServer();
const shop = await partnerWithKey(server);
const other = await partnerWithKey(server, 'Garden');

const second = 1000;
const at = (seconds: number) => Math.floor(server.parts.now() / 1000) + seconds;

/** The refusal of a token on a page of the shop. */
async function refusalOf(token: string, origin: string | undefined = shop.origin): Promise<[number, string]> {
  const { status, body } = await exchange(server, token, origin);
  return [status, String(body['code'])];
}

test('exchanges a token of the partner for a bearer token in the terms of RFC 8693 [Q8]', async () => {
  const { status, body } = await exchange(server, await shop.token(), shop.origin);
  expect(status).toBe(200);
  expect(partnerSessionAnswer.parse(body)).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
});

test.each<Algorithm>(['EdDSA', 'ES256', 'RS256'])('accepts a token signed by %s [Q8]', async (algorithm) => {
  const partner = await partnerWithKey(server, `Shop-${algorithm}`, { algorithm });
  expect((await exchange(server, await partner.token(), partner.origin)).status).toBe(200);
});

test('refuses in the terms of RFC 6749 as well [Q8]', async () => {
  const { status, body } = await exchange(server, 'no token', shop.origin);
  expect(status).toBe(400);
  expect(partnerSessionRefusal.parse(body)).toMatchObject({
    code: 'partnerTokenInvalid',
    error: 'invalid_request',
  });
  const fields = { grant_type: 'password', subject_token: 'a', subject_token_type: partnerTokenType };
  const unsupported = await postForm(server, paths.partnerSession, fields, shop.origin);
  expect(unsupported.body).toMatchObject({ error: 'unsupported_grant_type' });
});

test('refuses a form without a token, or with a token of another type [Q8]', async () => {
  const ask = (fields: Record<string, string>) =>
    postForm(server, paths.partnerSession, { grant_type: exchangeGrant, ...fields }, shop.origin);
  expect((await ask({ subject_token_type: partnerTokenType })).status).toBe(400);
  const { body } = await ask({ subject_token: await shop.token(), subject_token_type: 'urn:other' });
  expect(body).toMatchObject({ code: 'fieldInvalid', error: 'invalid_request' });
});

test('refuses a token that was used before [Q8]', async () => {
  const token = await shop.token();
  expect((await exchange(server, token, shop.origin)).status).toBe(200);
  expect(await refusalOf(token)).toEqual([400, 'partnerTokenUsed']);
});

test('accepts a token that was presented on a foreign page, on the page that it was made for [Q8]', async () => {
  const token = await shop.token();
  expect(await refusalOf(token, other.origin)).toEqual([403, 'origin-not-allowed']);
  expect((await exchange(server, token, shop.origin)).status).toBe(200);
});

test('refuses a token that another API is meant to accept [Q8]', async () => {
  expect(await refusalOf(await shop.token({ aud: 'https://api.elsewhere.example' }))).toEqual([
    400,
    'partnerTokenElsewhere',
  ]);
});

test.each<[string, string | undefined]>([
  ['of another partner', 'https://garden.example'],
  ['of the company itself', 'https://www.example.com'],
  ['that no partner has', 'https://evil.example'],
])('refuses a token on a page %s [Q8]', async (_, origin) => {
  expect(await refusalOf(await shop.token(), origin)).toEqual([403, 'origin-not-allowed']);
});

test('refuses a token that no page presents [Q8]', async () => {
  const { status, body } = await exchange(server, await shop.token());
  expect([status, body['code']]).toEqual([403, 'origin-not-allowed']);
});

test('refuses a token in the name of another partner [Q8]', async () => {
  expect(await refusalOf(await shop.token({ iss: other.key }))).toEqual([400, 'partnerTokenInvalid']);
  expect(await refusalOf(await shop.token({ iss: other.key }), other.origin)).toEqual([
    400,
    'partnerTokenInvalid',
  ]);
});

test.each(['pk_AAAAAAAAAAAAAAAA', 'Shop', ''])(
  'refuses a token of the unknown partner "%s" [Q8]',
  async (iss) => {
    expect(await refusalOf(await shop.token({ iss }))).toEqual([400, 'partnerTokenInvalid']);
  },
);

test.each<[string, () => Record<string, unknown>]>([
  ['has expired', () => ({ iat: at(-80), exp: at(-20) })],
  ['was issued too long ago', () => ({ iat: at(-90), exp: at(20) })],
  ['is issued in the future', () => ({ iat: at(30), exp: at(80) })],
  ['lives longer than a minute', () => ({ exp: at(61 + 5) })],
  ['is not valid yet', () => ({ nbf: at(30) })],
])('refuses a token that %s [Q8]', async (_, claims) => {
  expect(await refusalOf(await shop.token(claims()))).toEqual([400, 'partnerTokenExpired']);
});

test('accepts a token of a clock that differs by a few seconds [Q8]', async () => {
  const ahead = await shop.token({ iat: at(5), exp: at(60) });
  expect((await exchange(server, ahead, shop.origin)).status).toBe(200);
  const behind = await shop.token({ iat: at(-64), exp: at(-4) });
  expect((await exchange(server, behind, shop.origin)).status).toBe(200);
});

test('remembers a used token for as long as it is accepted [Q8]', async () => {
  const own = await openTestServer();
  const partner = await partnerWithKey(own);
  const token = await partner.token();
  expect((await exchange(own, token, partner.origin)).status).toBe(200);
  own.passTime(68 * second);
  // Another exchange forgets tokens that have expired.
  expect((await exchange(own, await partner.token(), partner.origin)).status).toBe(200);
  const { body } = await exchange(own, token, partner.origin);
  expect(body['code']).toBe('partnerTokenUsed');
  own.passTime(10 * second);
  expect((await exchange(own, token, partner.origin)).body['code']).toBe('partnerTokenExpired');
});

test.each(['sub', 'jti', 'iat', 'exp', 'aud'])('refuses a token without %s [Q8]', async (claim) => {
  const [status] = await refusalOf(await shop.token({ [claim]: undefined }));
  expect(status).toBe(400);
});

test.each<[string, Record<string, unknown>]>([
  ['an empty subject', { sub: '' }],
  ['a subject that is too long', { sub: 'a'.repeat(256) }],
  ['a subject that cannot be stored', { sub: 'a\u0000' }],
  ['an id that is too long', { jti: 'a'.repeat(201) }],
  ['an id that cannot be stored', { jti: 'a\u0000' }],
  ['an address that is none', { email: 'anna' }],
  ['a name that is no text', { given_name: 7 }],
])('refuses a token with %s [Q8]', async (_, claims) => {
  expect(await refusalOf(await shop.token(claims))).toEqual([400, 'partnerTokenClaim']);
});

test('refuses an unsigned token [Q8]', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part(shop.claims());
  expect(await refusalOf(`${part({ alg: 'none' })}.${claims}.`)).toEqual([400, 'partnerTokenInvalid']);
  expect(await refusalOf(`${part({ alg: 'none', kid: shop.signing.kid })}.${claims}.`)).toEqual([
    400,
    'partnerTokenInvalid',
  ]);
});

test('refuses a token that is signed with the public key as a secret [Q8]', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', kid: shop.signing.kid })}.${part(shop.claims())}`;
  for (const secret of [shop.signing.publicJwk, JSON.parse(shop.signing.publicJwk).x]) {
    const signature = createHmac('sha256', secret).update(text).digest('base64url');
    expect(await refusalOf(`${text}.${signature}`)).toEqual([400, 'partnerTokenInvalid']);
  }
});

test('refuses a token with a key of its own in the header [Q8]', async () => {
  const own = await newKey();
  const jwk = JSON.parse(own.publicJwk);
  const token = await own.sign(shop.claims(), { jwk, kid: shop.signing.kid });
  expect(await refusalOf(token)).toEqual([400, 'partnerTokenInvalid']);
});

test('refuses a token whose claims were changed after it was signed [Q8]', async () => {
  const [header, , signature] = (await shop.token()).split('.');
  const claims = Buffer.from(JSON.stringify(shop.claims({ sub: 'customer-2' }))).toString('base64url');
  expect(await refusalOf(`${header}.${claims}.${signature}`)).toEqual([400, 'partnerTokenInvalid']);
});

test('accepts the old and the new key while keys rotate, and refuses the old one after its removal [Q8]', async () => {
  const partner = await partnerWithKey(server, 'Rotating');
  const next = await newKey('ES256');
  await registerKey(server, partner.name, next);
  const withKey = async (key: typeof next) =>
    exchange(server, await key.sign(partner.claims()), partner.origin);
  expect((await withKey(partner.signing)).status).toBe(200);
  expect((await withKey(next)).status).toBe(200);
  // A token need not name its key.
  const unnamed = await next.sign(partner.claims(), { kid: undefined });
  expect((await exchange(server, unnamed, partner.origin)).status).toBe(200);
  await server.database.transaction((tx) => removeKey(tx, partner.name, partner.signing.kid));
  expect((await withKey(partner.signing)).body['code']).toBe('partnerTokenInvalid');
  expect((await withKey(next)).status).toBe(200);
});

test('a token for signing in does not end sessions, and one for ending them does not sign in [Q8]', async () => {
  expect(await refusalOf(await shop.logoutToken())).toEqual([400, 'partnerTokenClaim']);
  const { status, body } = await postForm(server, linkedPaths.partnerLogout, {
    logout_token: await shop.token(),
  });
  expect([status, body['code']]).toEqual([400, 'partnerTokenClaim']);
});

test('of two processes only one accepts a token [Q8]', async () => {
  const { one, other: second } = await startTwoServers({ apiUrl: 'https://api.example.com' });
  const partner = await partnerWithKey(one);
  await expect
    .poll(async () => (await exchange(second, 'none', partner.origin)).body['code'])
    .toBe('partnerTokenInvalid');
  const token = await partner.token({ aud: 'https://api.example.com' });
  const answers = await Promise.all(
    [one, second, one, second].map((server) => exchange(server, token, partner.origin)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('attempts with wrong tokens are limited, exchanges are not [Q8]', async () => {
  const strict = await openTestServer({ rateLimits: true });
  const partner = await partnerWithKey(strict);
  for (let index = 0; index < 20; index += 1) {
    expect((await exchange(strict, await partner.token(), partner.origin)).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await exchange(strict, 'guessed', partner.origin)).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});

test.each<[string, () => Promise<string> | string]>([
  ['a private key', () => '{"kty":"OKP","crv":"Ed25519","x":"a","d":"b"}'],
  ['a shared secret', () => '{"kty":"oct","k":"c2VjcmV0"}'],
  ['a private key as PEM', () => '-----BEGIN PRIVATE KEY-----\nMA==\n-----END PRIVATE KEY-----'],
  [
    'a curve that is not supported',
    () => '{"kty":"OKP","crv":"X25519","x":"hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo"}',
  ],
  ['text', () => 'pk_AAAAAAAAAAAAAAAA'],
])('does not register %s [Q8]', async (_, text) => {
  expect(await readPublicKey(await text())).toEqual({ problem: expect.any(String) });
});

test('keeps of a registered key only what verifies [Q8]', async () => {
  const [key] = await listKeys(server.database.db, shop.name);
  expect(Object.keys(key?.jwk ?? {}).sort()).toEqual(['crv', 'kty', 'x']);
});

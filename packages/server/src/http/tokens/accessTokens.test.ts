import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createAccessTokens } from './accessTokens.ts';
import { deriveKey } from './deriveKey.ts';

const secret = 'a secret that is used in tests only';
const now = Date.now();
const person = { userId: 'a'.repeat(24), email: 'anna@example.com', familyId: 'f'.repeat(24) };
const tokens = createAccessTokens({ secret, now: () => now, isStanding: async () => true });

/** A token like ours, some of it otherwise. */
const forge = ({
  issuer = 'freight',
  audience = 'freight-api',
  key = deriveKey(secret, 'access-token'),
  at = now,
}) =>
  new SignJWT({ userId: person.userId, email: person.email, sid: person.familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(at / 1000))
    .setExpirationTime(Math.floor(now / 1000) + 60)
    .sign(key);

test('reads its own tokens', async () => {
  expect(await tokens.authenticate(await forge({}))).toMatchObject(person);
  expect(await tokens.authenticate(await tokens.issue(person))).toMatchObject(person);
});

test('issues another token each time, also within a second', async () => {
  expect(await tokens.issue(person)).not.toBe(await tokens.issue(person));
});

test.each([
  ['of another issuer', { issuer: 'another-issuer' }],
  ['for another audience', { audience: 'another-api' }],
  ["signed with the server's secret itself", { key: new TextEncoder().encode(secret) }],
  ['signed with the key of another use', { key: deriveKey(secret, 'refresh-successor') }],
  ['issued before the clock was set back [F8]', { at: now + 3600_000 }],
])('refuses a token %s', async (_, changed) => {
  await expect(tokens.authenticate(await forge(changed))).rejects.toMatchObject({ message: 'Invalid token' });
});

test('accepts a token of another server whose clock is a little ahead [F8]', async () => {
  expect(await tokens.authenticate(await forge({ at: now + 60_000 }))).toMatchObject(person);
});

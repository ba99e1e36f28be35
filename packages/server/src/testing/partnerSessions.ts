import { createHash } from 'node:crypto';
import {
  exchangeGrant,
  linkedPaths,
  logoutEvent,
  partnerKeyHeader,
  partnerTokenType,
  paths,
} from '@freight/contract';
import { partnerSessionAnswer } from '@freight/contract/schemas';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { addKey, readPublicKey } from '#partnerSessions/keys.ts';
import { addPartner } from '#partners/partners.ts';
import type { TestServer } from './server.ts';

export type Algorithm = 'EdDSA' | 'ES256' | 'RS256';

/** A key pair of a partner: signs, and is registered by its public half. */
export interface TestKey {
  readonly kid: string;
  readonly publicJwk: string;
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
}

export async function newKey(algorithm: Algorithm = 'EdDSA'): Promise<TestKey> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = JSON.stringify(await exportJWK(publicKey));
  const read = await readPublicKey(publicJwk);
  if ('problem' in read) throw new Error(read.problem);
  const { kid } = read.key;
  return {
    kid,
    publicJwk,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, ...header }).sign(privateKey),
  };
}

export interface TestPartner {
  readonly name: string;
  /** Of its pages. */
  readonly origin: string;
  /** The publishable one. */
  readonly key: string;
  readonly signing: TestKey;
  /** The claims of a token that is accepted now, with parts replaced; undefined leaves one out. */
  claims(parts?: JWTPayload): JWTPayload;
  token(parts?: JWTPayload): Promise<string>;
  logoutToken(parts?: JWTPayload): Promise<string>;
  /** Ends the sessions of a person, as the server of the partner does. */
  endSessions(sub: string): Promise<Exchanged>;
}

let tokens = 0;

/** A new partner with one key. */
export async function partnerWithKey(
  server: TestServer,
  name = 'Shop',
  {
    algorithm = 'EdDSA',
    origin = `https://${name.toLowerCase()}.example`,
  }: { algorithm?: Algorithm; origin?: string } = {},
): Promise<TestPartner> {
  const { db } = server.database;
  const now = () => server.parts.now();
  const added = await addPartner(db, { name, origins: [origin] }, now());
  if (!added) throw new Error(`There is a partner ${name} already`);
  const signing = await newKey(algorithm);
  await registerKey(server, name, signing);
  await knownTo(server, { origin, [partnerKeyHeader]: added.key });
  const claims = (parts: JWTPayload = {}): JWTPayload => {
    const iat = Math.floor(now() / 1000);
    tokens += 1;
    const jti = createHash('sha256').update(`${name} ${tokens}`).digest('base64url');
    return { iss: added.key, sub: 'customer-1', aud: server.url, iat, exp: iat + 60, jti, ...parts };
  };
  const logoutToken = (parts: JWTPayload = {}) =>
    signing.sign(claims({ events: { [logoutEvent]: {} }, ...parts }));
  return {
    name,
    origin,
    key: added.key,
    signing,
    claims,
    token: (parts) => signing.sign(claims(parts)),
    logoutToken,
    endSessions: async (sub) =>
      postForm(server, linkedPaths.partnerLogout, { logout_token: await logoutToken({ sub }) }),
  };
}

export async function registerKey(
  server: TestServer,
  name: string,
  { publicJwk }: Pick<TestKey, 'publicJwk'>,
): Promise<void> {
  const read = await readPublicKey(publicJwk);
  if ('problem' in read) throw new Error(read.problem);
  await server.database.transaction((tx) => addKey(tx, name, read.key, new Date(server.parts.now())));
}

/** Resolves when the server has read its partners again. */
async function knownTo({ url }: { url: string }, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const { ok } = await fetch(url + paths.capabilities, { headers });
    if (ok) return;
  }
}

export interface Exchanged {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Posts a form, as a page of the origin does; without one as a program does. */
export async function postForm(
  { url }: { readonly url: string },
  path: string,
  fields: Record<string, string>,
  origin?: string,
): Promise<Exchanged> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: origin === undefined ? {} : { origin },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const exchange = (
  server: { readonly url: string },
  token: string,
  origin?: string,
): Promise<Exchanged> =>
  postForm(
    server,
    paths.partnerSession,
    { grant_type: exchangeGrant, subject_token: token, subject_token_type: partnerTokenType },
    origin,
  );

export interface PartnerSession {
  readonly token: string;
  /** The headers of a call from a page of the partner. */
  readonly headers: { authorization: string; origin: string };
}

/** The session of a person of a partner, got as a page gets it. */
export async function sessionOf(
  server: { readonly url: string },
  partner: TestPartner,
  claims: JWTPayload = {},
): Promise<PartnerSession> {
  const { body } = await exchange(server, await partner.token(claims), partner.origin);
  const { access_token: token } = partnerSessionAnswer.parse(body);
  return { token, headers: { authorization: `Bearer ${token}`, origin: partner.origin } };
}

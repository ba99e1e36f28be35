import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { Db } from '#db/database.ts';
import { and, asc, eq } from '#db/drizzle.ts';
import { type PartnerKey, type PublicJwk, partnerKeys } from '#db/schema/partnerSessions.ts';

/** Enough to rotate keys of several servers; each is tried when a token names none. */
const mostKeys = 8;
const smallestRsaBits = 2048;

export type ReadKey = Pick<PartnerKey, 'kid' | 'algorithm' | 'jwk'>;

/** What a JWK of a kind consists of, and the algorithm that it signs with. */
const kinds: Readonly<
  Record<string, { readonly algorithm: PartnerKey['algorithm']; readonly fields: readonly string[] }>
> = {
  'OKP Ed25519': { algorithm: 'EdDSA', fields: ['kty', 'crv', 'x'] },
  'EC P-256': { algorithm: 'ES256', fields: ['kty', 'crv', 'x', 'y'] },
  RSA: { algorithm: 'RS256', fields: ['kty', 'n', 'e'] },
};

/** A public key as JWK or PEM, or in one sentence why it cannot be used. */
export async function readPublicKey(
  text: string,
): Promise<{ readonly key: ReadKey } | { readonly problem: string }> {
  const given = parse(text);
  if (/PRIVATE KEY/.test(text) || given?.['d'] !== undefined || given?.['k'] !== undefined)
    return { problem: 'This is a private key; register its public key and keep this one on your server.' };
  const exported = given === undefined ? exportPem(text) : exportJwk(given);
  const { jwk, bits = smallestRsaBits } = exported ?? {};
  const kind = jwk && kinds[[jwk['kty'], jwk['crv']].filter(Boolean).join(' ')];
  if (!jwk || !kind || bits < smallestRsaBits)
    return {
      problem: 'The file must hold one public key as JWK or PEM: Ed25519, P-256, or RSA of 2048 bits.',
    };
  const fields: PublicJwk = Object.fromEntries(kind.fields.map((name) => [name, String(jwk[name])]));
  const kid = given?.['kid'];
  if (kid !== undefined && (typeof kid !== 'string' || !/^[\w.~:/+=-]{1,100}$/.test(kid)))
    return { problem: 'The kid of the key must be 1 to 100 letters, digits or one of . _ ~ : / + = -' };
  return {
    key: { kid: kid ?? (await calculateJwkThumbprint(fields)), algorithm: kind.algorithm, jwk: fields },
  };
}

type Fields = Record<string, unknown>;

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

const exportJwk = (key: Fields) => exported(() => createPublicKey({ key, format: 'jwk' }));
const exportPem = (key: string) => exported(() => createPublicKey(key));

function exported(read: () => ReturnType<typeof createPublicKey>) {
  try {
    const key = read();
    return { jwk: key.export({ format: 'jwk' }) as Fields, bits: key.asymmetricKeyDetails?.modulusLength };
  } catch {
    return undefined;
  }
}

/** The keys of a partner, the oldest first. */
export const listKeys = (db: Db, partner: string): Promise<PartnerKey[]> =>
  db
    .select()
    .from(partnerKeys)
    .where(eq(partnerKeys.partner, partner))
    .orderBy(asc(partnerKeys.createdAt), asc(partnerKeys.kid));

/** Registers a key beside the others; false when there is one of this kid, or there are too many. */
export async function addKey(tx: Db, partner: string, key: ReadKey, now: Date): Promise<boolean> {
  if ((await listKeys(tx, partner)).length >= mostKeys) return false;
  const added = await tx
    .insert(partnerKeys)
    .values({ partner, ...key, createdAt: now })
    .onConflictDoNothing()
    .returning({ kid: partnerKeys.kid });
  return added.length > 0;
}

/** False when the partner has no such key. */
export async function removeKey(tx: Db, partner: string, kid: string): Promise<boolean> {
  const removed = await tx
    .delete(partnerKeys)
    .where(and(eq(partnerKeys.partner, partner), eq(partnerKeys.kid, kid)))
    .returning({ kid: partnerKeys.kid });
  return removed.length > 0;
}

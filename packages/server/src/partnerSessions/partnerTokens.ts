import { logoutEvent } from '@freight/contract';
import { decodeJwt, decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Db } from '#db/database.ts';
import { eq, lt } from '#db/drizzle.ts';
import { type PartnerKey, partnerTokenUses } from '#db/schema/partnerSessions.ts';
import { type Partner, partners } from '#db/schema/partners.ts';
import { HttpError } from '#http/httpError.ts';
import { isStorable } from '#http/storableText.ts';
import { listKeys } from './keys.ts';

/** The longest time from the signature of a token to its end, in seconds. */
const lifetime = 60;
/** How much the clocks of a partner and this server may differ, in seconds. */
const leeway = 10;
const longestName = 100;

const name = z
  .string()
  .transform((text) => text.trim().slice(0, longestName))
  .default('');

/** The claims of a token for signing in, as OpenID Connect names them. */
const signInClaims = z.object({
  sub: z.string().min(1).max(255),
  jti: z.string().min(1).max(200),
  email: z.string().trim().max(254).pipe(z.email()).optional(),
  given_name: name,
  family_name: name,
  phone_number: name,
});
const logoutClaims = signInClaims
  .pick({ sub: true, jti: true })
  .extend({ events: z.looseObject({ [logoutEvent]: z.object({}) }) });

export type SignInClaims = z.output<typeof signInClaims>;
export type LogoutClaims = z.output<typeof logoutClaims>;

export interface Signed<Claims> {
  readonly partner: Partner;
  readonly claims: Claims;
  /** When the token can no longer be used, also by a clock that is slow. */
  readonly usableUntil: Date;
}

interface TokenParts {
  readonly db: Db;
  /** The address of this API, which the token must name. */
  readonly audience: string;
  /** Milliseconds. */
  readonly now: number;
}

/** A token by which a partner signs a person in. Throws `HttpError` 400. */
export async function readSignInToken(parts: TokenParts, token: string): Promise<Signed<SignInClaims>> {
  const { payload, ...signed } = await verify(parts, token);
  // One for signing out does not sign in.
  if ('events' in payload) throw new HttpError('partnerTokenClaim', { values: { claim: 'events' } });
  return { ...signed, claims: readClaims(signInClaims, payload) };
}

/** A token by which a partner ends the sessions of a person. Throws `HttpError` 400. */
export async function readLogoutToken(parts: TokenParts, token: string): Promise<Signed<LogoutClaims>> {
  const { payload, ...signed } = await verify(parts, token);
  return { ...signed, claims: readClaims(logoutClaims, payload) };
}

/** Notes that a token is used, in the transaction of its use. Throws `HttpError` 400 for one that was used before. */
export async function useToken(tx: Db, { partner, claims, usableUntil }: Signed<{ jti: string }>) {
  const noted = await tx
    .insert(partnerTokenUses)
    .values({ partner: partner.name, jti: claims.jti, expiresAt: usableUntil })
    .onConflictDoNothing()
    .returning({ jti: partnerTokenUses.jti });
  if (noted.length === 0) throw new HttpError('partnerTokenUsed');
}

/** Deletes the notes of tokens that have expired. */
export async function forgetUsedTokens(tx: Db, now: Date): Promise<void> {
  await tx.delete(partnerTokenUses).where(lt(partnerTokenUses.expiresAt, now));
}

async function verify(
  { db, audience, now }: TokenParts,
  token: string,
): Promise<{ partner: Partner; payload: JWTPayload; usableUntil: Date }> {
  const { issuer, kid } = readUnverified(token);
  const [partner] = await db.select().from(partners).where(eq(partners.key, issuer));
  const keys = partner ? await listKeys(db, partner.name) : [];
  const named = keys.filter((key) => kid === undefined || key.kid === kid);
  const options = {
    issuer,
    audience,
    currentDate: new Date(now),
    clockTolerance: leeway,
    maxTokenAge: lifetime,
    requiredClaims: ['exp', 'iat', 'aud', 'iss'],
  };
  for (const key of named) {
    const payload = await verifyWith(key, token, options);
    if (!partner || !payload) continue;
    const { exp = 0, iat = 0 } = payload;
    if (exp - iat > lifetime) throw new HttpError('partnerTokenExpired');
    return { partner, payload, usableUntil: new Date((exp + 2 * leeway) * 1000) };
  }
  throw new HttpError('partnerTokenInvalid');
}

/** Only what chooses the key; nothing else is read before the signature is verified. */
function readUnverified(token: string): { issuer: string; kid: string | undefined } {
  try {
    const { kid } = decodeProtectedHeader(token);
    const { iss = '' } = decodeJwt(token);
    if (/^pk_[\w-]{16}$/.test(iss)) return { issuer: iss, kid };
  } catch {
    // Not a JWT.
  }
  throw new HttpError('partnerTokenInvalid');
}

/** The payload, or undefined where another key may have signed. Throws `HttpError` 400 for claims that do not fit. */
async function verifyWith(
  { algorithm, jwk }: PartnerKey,
  token: string,
  options: Parameters<typeof jwtVerify>[2],
): Promise<JWTPayload | undefined> {
  try {
    // A key of one kind signs with the algorithm of this kind only; the token's header chooses nothing.
    const key = await importJWK({ ...jwk }, algorithm);
    const { payload } = await jwtVerify(token, key, { ...options, algorithms: [algorithm] });
    return payload;
  } catch (error) {
    const claim = claimIn(error);
    if (claim === undefined) return undefined;
    if (claim === 'aud') throw new HttpError('partnerTokenElsewhere');
    if (error instanceof errors.JWTExpired || claim === 'iat' || claim === 'nbf')
      throw new HttpError('partnerTokenExpired');
    throw new HttpError('partnerTokenClaim', { values: { claim } });
  }
}

/** The claim that a verified token was refused for. */
const claimIn = (error: unknown): string | undefined =>
  error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed
    ? error.claim
    : undefined;

function readClaims<S extends z.ZodType>(schema: S, payload: JWTPayload): z.output<S> {
  const read = schema.safeParse(payload);
  const claim = read.success ? undefined : String(read.error.issues[0]?.path[0] ?? 'sub');
  if (!read.success) throw new HttpError('partnerTokenClaim', { values: { claim: claim ?? 'sub' } });
  if (!isStorable([read.data])) throw new HttpError('partnerTokenClaim', { values: { claim: 'sub' } });
  return read.data;
}

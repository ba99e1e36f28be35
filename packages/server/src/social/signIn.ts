import * as oidc from 'openid-client';
import type { AccountsParts } from '#accounts/parts.ts';
import type { SocialProvider } from '#config/socialProviders.ts';
import { HttpError } from '#http/httpError.ts';
import { type Attempt, beginAttempt, takeAttempt } from './attempts.ts';
import type { Issuers } from './issuers.ts';
import { type ForeignPerson, type Settle, signInPerson } from './persons.ts';

export interface SocialParts extends AccountsParts {
  providers: readonly SocialProvider[];
  issuers: Issuers;
}

/** Names come from outside and must fit where people could have typed them. */
const longestName = 100;

/** The configured provider of this name. Throws `HttpError` 404 with a sentence. */
export function findProvider(providers: readonly SocialProvider[], name: string): SocialProvider {
  const provider = providers.find((candidate) => candidate.name === name);
  if (provider !== undefined) return provider;
  // Name the requested provider only when it looks like a name.
  const shown = /^[a-z0-9-]{1,30}$/i.test(name) ? name : 'This';
  throw new HttpError('providerUnknown', { values: { provider: shown } });
}

/**
 * Begins a sign-in: returns the address to send the browser to, and what the browser must send back.
 * Throws `HttpError` 424 when the issuer cannot be reached.
 */
export async function beginSignIn(
  parts: SocialParts,
  provider: SocialProvider,
  { callbackUrl, windowNonce }: { callbackUrl: string; windowNonce: string | undefined },
): Promise<{ url: string; attempt: Attempt }> {
  const configuration = await reach(parts, provider);
  const attempt = await beginAttempt(parts.database.db, provider.name, windowNonce, parts.now());
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, attempt };
}

/**
 * Ends a sign-in with the issuer's answer, the address it sent the browser to; `settle` computes the result.
 * Throws `HttpError` with a short sentence, `access_denied` when the person cancelled.
 */
export async function finishSignIn<T>(
  parts: SocialParts,
  provider: SocialProvider,
  answer: { url: URL; state: string; browserKey: string },
  settle: Settle<T>,
): Promise<T> {
  const { nonce, codeVerifier } = await takeAttempt(
    parts.database.db,
    { ...answer, provider: provider.name },
    parts.now(),
  );
  const configuration = await reach(parts, provider);
  const person = await readPerson(configuration, provider, answer.url, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    expectedState: answer.state,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw refusalOf(parts, provider, error);
  });
  return signInPerson(parts, person, settle);
}

async function reach(parts: SocialParts, provider: SocialProvider): Promise<oidc.Configuration> {
  try {
    return await parts.issuers.configurationOf(provider);
  } catch (error) {
    parts.logger.warn({ err: error, provider: provider.name }, 'a sign-in provider cannot be reached');
    throw new HttpError('providerUnavailable', { values: { provider: provider.name } });
  }
}

async function readPerson(
  configuration: oidc.Configuration,
  provider: SocialProvider,
  url: URL,
  checks: oidc.AuthorizationCodeGrantChecks,
): Promise<ForeignPerson> {
  const tokens = await oidc.authorizationCodeGrant(configuration, url, checks);
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The issuer gave no ID token');
  const { iss: issuer, sub: subject } = claims;
  // Some issuers keep the ID token small and return the other claims on request.
  const facts =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, subject)
      : claims;
  const text = (name: string): string => {
    const value = facts[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    provider: provider.name,
    issuer,
    subject,
    email: text('email').slice(0, 254),
    isEmailVerified: facts['email_verified'] === true,
    firstName: (text('given_name') || text('name')).slice(0, longestName),
    lastName: text('family_name').slice(0, longestName),
  };
}

/** The refusal by the issuer or the library as a short sentence; the reason goes to the log. */
function refusalOf({ logger }: SocialParts, { name }: SocialProvider, error: unknown): HttpError {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    return new HttpError('providerCancelled');
  }
  logger.warn({ err: error, provider: name }, 'a sign-in by a provider failed');
  return new HttpError('providerRefused', { values: { provider: name } });
}

import { ConfigError } from './configError.ts';

/** An OpenID Connect issuer by which people may sign in. */
export interface SocialProvider {
  /** As it is written in the address of the call and in profiles: `google`. */
  readonly name: string;
  /** The issuer's identifier, an address. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const setting = /^FREIGHT_OIDC_([A-Z0-9]+(?:_[A-Z0-9]+)*?)_(ISSUER|CLIENT_ID|CLIENT_SECRET)$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The providers of the settings `FREIGHT_OIDC_{PROVIDER}_ISSUER`, `_CLIENT_ID` and `_CLIENT_SECRET`, in any number.
 * Throws `ConfigError` for half a provider, a misspelt setting and an issuer that is not reached by https.
 */
export function readSocialProviders(given: Readonly<Record<string, string>>): SocialProvider[] {
  const names = new Set<string>();
  for (const key of Object.keys(given)) {
    if (!key.startsWith('FREIGHT_OIDC_')) continue;
    const [, name] = setting.exec(key) ?? [];
    if (name === undefined) {
      throw new ConfigError(
        `${key} is no setting; a provider has FREIGHT_OIDC_NAME_ISSUER, FREIGHT_OIDC_NAME_CLIENT_ID and FREIGHT_OIDC_NAME_CLIENT_SECRET.`,
      );
    }
    names.add(name);
  }
  return [...names].map((name) => readProvider(name, given));
}

function readProvider(name: string, given: Readonly<Record<string, string>>): SocialProvider {
  const prefix = `FREIGHT_OIDC_${name}`;
  const read = (part: string): string => {
    const value = given[`${prefix}_${part}`]?.trim();
    if (value === undefined)
      throw new ConfigError(`${prefix}_${part} is missing for the sign-in by ${name}.`);
    return value;
  };
  // The profile of an account with a password has `email` in the same field.
  if (name === 'EMAIL')
    throw new ConfigError('FREIGHT_OIDC_EMAIL names a provider that cannot be called email.');
  const issuer = read('ISSUER');
  if (!isSafeIssuer(issuer)) throw new ConfigError(`${prefix}_ISSUER must begin with https://.`);
  return {
    name: name.toLowerCase().replaceAll('_', '-'),
    issuer,
    clientId: read('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
  };
}

/** Without TLS only on this machine, where the connection cannot be intercepted. */
function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}

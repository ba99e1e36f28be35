import * as oidc from 'openid-client';
import type { SocialProvider } from '#config/socialProviders.ts';

/** Milliseconds until an issuer's description is loaded again, so that changed addresses are noticed. */
const knownForMs = 3_600_000;
/** A person waits in front of the browser: an issuer that is slower counts as down. */
const timeoutSeconds = 8;

export interface Issuers {
  /** The issuer's own description. Throws when it cannot be reached; the next call tries again. */
  configurationOf(provider: SocialProvider): Promise<oidc.Configuration>;
}

/** Reads the issuers' own descriptions when they are first needed, so that the server starts without them. */
export function createIssuers(): Issuers {
  const known = new Map<string, { until: number; configuration: Promise<oidc.Configuration> }>();
  return {
    configurationOf(provider) {
      const found = known.get(provider.name);
      if (found !== undefined && found.until > Date.now()) return found.configuration;
      const configuration = discover(provider);
      known.set(provider.name, { until: Date.now() + knownForMs, configuration });
      configuration.catch(() => known.delete(provider.name));
      return configuration;
    },
  };
}

function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:';
  return oidc.discovery(
    new URL(issuer),
    clientId,
    undefined,
    // The way every issuer must support when it names none.
    oidc.ClientSecretBasic(clientSecret),
    // The settings let plain HTTP pass for this machine alone.
    { timeout: timeoutSeconds, execute: isPlain ? [oidc.allowInsecureRequests] : [] },
  );
}

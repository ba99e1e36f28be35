import { ConfigError } from './configError.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

const isLocalUrl = (url: string): boolean => isLoopback(new URL(url).hostname);

/** Whether others than this machine are meant to reach the server. */
function isReachable({ HOST, FREIGHT_PUBLIC_URL, FREIGHT_API_URL }: Environment): boolean {
  const isLocal =
    (HOST === undefined || isLoopback(HOST)) &&
    [FREIGHT_PUBLIC_URL, FREIGHT_API_URL].every((url) => !url || isLocalUrl(url));
  return !isLocal;
}

/**
 * Whether the server is a demo: when it is set to be one, or by default when it has no real PostgreSQL and answers
 * this machine only. Anybody who reaches a demo may sign in as its customer.
 */
export const isDemo = (settings: Environment): boolean =>
  settings.FREIGHT_DEMO ?? (settings.DATABASE_URL === undefined && !isReachable(settings));

/** Throws `ConfigError` for the first setting without which real people cannot be served safely. */
export function requireProduction(settings: Environment): void {
  const { FREIGHT_SECRET, SMTP_URL, FREIGHT_PUBLIC_URL, FREIGHT_API_URL } = settings;
  const isForcedOut = settings.FREIGHT_DEMO === undefined && settings.DATABASE_URL === undefined;
  const why = isForcedOut ? ' A server that others can reach is a demo only by FREIGHT_DEMO=on.' : '';
  if (FREIGHT_SECRET === undefined) {
    throw new ConfigError(
      `FREIGHT_SECRET must be set to at least 32 random characters outside demo mode.${why}`,
    );
  }
  if (SMTP_URL === undefined) {
    throw new ConfigError(`SMTP_URL must be set outside demo mode, or nobody could verify an account.${why}`);
  }
  if (FREIGHT_PUBLIC_URL === undefined) {
    throw new ConfigError(
      `FREIGHT_PUBLIC_URL must be set outside demo mode, because mail links lead there.${why}`,
    );
  }
  if (!settings.FREIGHT_RATE_LIMITS) {
    throw new ConfigError(
      `FREIGHT_RATE_LIMITS must not be off outside demo mode, or passwords could be guessed.${why}`,
    );
  }
  if (settings.FREIGHT_LOCAL_WEBHOOKS) {
    throw new ConfigError(
      `FREIGHT_LOCAL_WEBHOOKS must not be on outside demo mode, or webhooks could reach the network behind the server.${why}`,
    );
  }
  for (const [name, url] of Object.entries({ FREIGHT_PUBLIC_URL, FREIGHT_API_URL })) {
    if (url === undefined || url.startsWith('https:') || isLocalUrl(url)) continue;
    throw new ConfigError(`${name} must begin with https:// outside demo mode: passwords travel there.`);
  }
}

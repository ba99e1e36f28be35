import { type Config, demoProviderName } from '#config/config.ts';
import { ConfigError } from '#config/configError.ts';
import type { SocialProvider } from '#config/socialProviders.ts';

/** The running sign-in provider of a demo. */
export interface DemoIssuer {
  readonly url: string;
  /** How the server signs in by it. */
  readonly provider: SocialProvider;
  close(): Promise<void>;
}

/**
 * Starts the demo's own sign-in provider when the settings want one. It lets in whoever comes, so outside demo mode
 * it is refused with a `ConfigError`, whatever the settings say.
 */
export async function startIssuerOf(config: Config): Promise<DemoIssuer | undefined> {
  if (config.demoIssuer === undefined) return undefined;
  if (!config.demo) throw new ConfigError('The sign-in provider of the demo runs in demo mode only.');
  // A second's worth of libraries that no other server needs.
  const { startDemoIssuer } = await import('./demoIssuer.ts');
  return startDemoIssuer({
    ...config.demoIssuer,
    host: config.host,
    name: demoProviderName,
    site: config.publicUrl,
  });
}

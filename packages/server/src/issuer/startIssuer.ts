import { type Config, demoProviderName } from '#config/config.ts';
import { ConfigError } from '#config/configError.ts';
import type { DemoIssuer } from './demoIssuer.ts';

/**
 * Starts the demo's own sign-in provider when the settings want one. It lets anybody in, so outside demo mode
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
    onIpv6Loopback: config.onIpv6Loopback,
    name: demoProviderName,
    site: config.publicUrl,
  });
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { DemoIssuer } from '@freight/sample-services/issuer';
import { type Config, demoProviderName } from '#config/config.ts';
import { ConfigError } from '#config/configError.ts';
import { listenOnIpv6Loopback } from '#http/listening/ipv6Loopback.ts';

/**
 * Starts the demo's own sign-in provider if the settings ask for it. It lets anybody in, so outside demo mode it always
 * throws a `ConfigError`, and also for a port that is taken.
 */
export async function startIssuerOf(config: Config): Promise<DemoIssuer | undefined> {
  if (config.demoIssuer === undefined) return undefined;
  if (!config.demo) throw new ConfigError('The sign-in provider of the demo runs in demo mode only.');
  // A second's worth of libraries that no other server needs.
  const { startDemoIssuer } = await import('@freight/sample-services/issuer');
  const { port } = config.demoIssuer;
  return startDemoIssuer({
    listen: (server) => listenFor(server, config, port),
    onIpv6Loopback: config.onIpv6Loopback,
    name: demoProviderName,
    site: config.publicUrl,
  });
}

async function listenFor(server: Server, { host, onIpv6Loopback }: Config, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    if (onIpv6Loopback) await listenOnIpv6Loopback(server);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new ConfigError(
      `Port ${port} is taken by another program; stop it or choose another one with FREIGHT_DEMO_ISSUER_PORT.`,
    );
  }
}

import type { AddressInfo } from 'node:net';
import fastifyHelmet from '@fastify/helmet';
import Fastify from 'fastify';
import { answerErrors } from '#http/errorAnswers.ts';
import { listenOnIpv6Loopback } from '#http/listening/ipv6Loopback.ts';
import { answerUnknown } from '#http/notFound.ts';
import { siteFiles } from './siteFiles.ts';

export interface Web {
  url: string;
  /** Every origin by which a browser on this machine may have reached it. */
  origins: string[];
  close(): Promise<void>;
}

/**
 * Serves a folder on a port, and so an origin, of its own: a foreign page that uses the kit and the API of
 * another server. Throws the listener's error (`EADDRINUSE` for a taken port).
 */
export async function startWeb(settings: {
  folder: string;
  host: string;
  onIpv6Loopback: boolean;
  port: number;
  apiUrl: () => string;
}): Promise<Web> {
  const app = Fastify({ forceCloseConnections: true });
  answerErrors(app);
  // `siteFiles` sends a policy of its own with each page.
  await app.register(fastifyHelmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  answerUnknown(app, await siteFiles(app, settings));
  try {
    await app.listen({ port: settings.port, host: settings.host });
    if (settings.onIpv6Loopback) await listenOnIpv6Loopback(app.server);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    origins: ['localhost', '127.0.0.1', ...(settings.onIpv6Loopback ? ['[::1]'] : [])].map(
      (host) => `http://${host}:${port}`,
    ),
    close: () => app.close(),
  };
}

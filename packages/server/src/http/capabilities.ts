import { type Capabilities, type CapabilityName, capabilityVersions, paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import { forEverybody } from './pageOrigins.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces something beyond the documented contract; called where its routes are registered. */
    offer: (name: CapabilityName) => void;
  }
}

/** `GET /api/v1/capabilities`: what this server has beyond the documented contract, the same for everybody. */
export function capabilityRoutes(app: FastifyInstance): void {
  const offered: Capabilities = {};
  app.decorate('offer', (name) => {
    offered[name] = { version: capabilityVersions[name] };
  });
  app.get(paths.capabilities, forEverybody, async () => ({ success: true, data: offered }));
}

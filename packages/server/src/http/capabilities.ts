import { type CapabilityName, capabilityVersions, paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import { forEverybody } from './pageOrigins.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Announces something beyond the documented contract; called where its routes are registered. Facts about it are
     * read with each answer, because the server's own address is known only when it listens.
     */
    offer: (name: CapabilityName, facts?: () => object) => void;
  }
}

/** `GET /api/v1/capabilities`: what this server has beyond the documented contract, the same for everybody. */
export function capabilityRoutes(app: FastifyInstance): void {
  const offered = new Map<CapabilityName, () => object>();
  app.decorate('offer', (name, facts = () => ({})) => {
    offered.set(name, facts);
  });
  app.get(paths.capabilities, forEverybody, async () => {
    const data = [...offered].map(([name, facts]) => [
      name,
      { version: capabilityVersions[name], ...facts() },
    ]);
    return { success: true, data: Object.fromEntries(data) };
  });
}

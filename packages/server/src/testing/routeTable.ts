import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** By the path as it was registered, the methods a server answers on it. */
export type RouteTable = Map<string, Set<string>>;

/** Starts a server, and notes every route that it registers on the way. */
export async function withRoutes<Server>(
  start: () => Promise<Server>,
): Promise<{ server: Server; routes: RouteTable }> {
  const routes: RouteTable = new Map();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      const methods = routes.get(url) ?? new Set();
      for (const one of [method].flat()) methods.add(one);
      routes.set(url, methods);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { server: await start(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

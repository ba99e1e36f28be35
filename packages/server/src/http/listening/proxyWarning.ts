import type { FastifyInstance } from 'fastify';

/** Warns, once, of a proxy in front that the settings do not know: all of its visitors would count as one. */
export function warnOfUnknownProxy(app: FastifyInstance, proxies: number): void {
  if (proxies > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    app.log.warn(
      'A request came with X-Forwarded-For, but FREIGHT_PROXIES is 0: if a proxy stands in front, all visitors share its address and the limits of one. Set FREIGHT_PROXIES to the number of proxies in front; if there is none, somebody sends the header to no effect.',
    );
  });
}

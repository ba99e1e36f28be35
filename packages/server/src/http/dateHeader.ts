import type { FastifyInstance } from 'fastify';

/**
 * Dates every answer by `now` instead of the machine's clock: clients judge by this header whether a token, which is
 * issued by the same clock, has expired.
 */
export function dateAnswers(app: FastifyInstance, now: () => number): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(now()).toUTCString());
  });
}

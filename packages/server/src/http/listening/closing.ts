import type { FastifyInstance } from 'fastify';
import { HttpError } from '#http/httpError.ts';

/** Seconds after which another process, or this one started again, answers. */
const retryAfter = '2';

/** Answers 503 to every call that arrives while the server stops, in a form that pages can read. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (!isClosing) return;
    throw new HttpError('restarting', {
      headers: {
        'retry-after': retryAfter,
        connection: 'close',
      },
    });
  });
}

import { handoverKinds, linkedPaths, paths } from '@freight/contract';
import { handoversRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { Strangers } from '#orders/strangers.ts';
import { findCalled } from '#sharing/callers.ts';
import { servePictures, signedPath } from '#sharing/pictureAddresses.ts';
import { findAttemptPicture, readHandovers } from './handoversView.ts';

interface HandoverParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly strangers: Strangers;
  readonly secret: string;
  /** The address at which the caller reaches the API. */
  readonly apiUrl: (request: FastifyRequest) => string;
}

/**
 * The capability `handover`: how an order is handed over, and what happened at the door, for its customer or for the holder
 * of a link that allows it.
 */
export function handoverRoutes(app: FastifyInstance, parts: HandoverParts): void {
  const { clock, secret } = parts;
  const { db } = parts.database;
  const pictures = { purpose: 'handover-picture', path: linkedPaths.handoverPicture, secret } as const;

  app.post(paths.handovers, async (request) => {
    const subject = validate(handoversRequest, request.body);
    const { order } = await findCalled({ db, strangers: parts.strangers }, request, subject, 'handover');
    const pictureUrl = (id: string) => parts.apiUrl(request) + signedPath(pictures, id, clock.now());
    return { success: true, data: await readHandovers(db, order, pictureUrl) };
  });
  servePictures(app, pictures, clock, (id) => findAttemptPicture(db, id));
  app.offer('handover', () => ({ kinds: handoverKinds }));
}

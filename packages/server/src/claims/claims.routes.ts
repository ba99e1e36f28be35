import { claimLimits, paths } from '@freight/contract';
import { claimPictureRequest, claimRequest, claimsRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { claimPictures } from '#db/schema/claims.ts';
import type { CountAttempt } from '#http/limits/attemptCounts.ts';
import { countNothing, createSharedCounter } from '#http/limits/counter.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { Strangers } from '#orders/strangers.ts';
import { storePicture } from '#sharing/callerPictures.ts';
import { countCaller, findCalled } from '#sharing/callers.ts';
import type { ClaimMailing } from './claimMailing.ts';
import { readClaims, toClaim } from './claimView.ts';
import { createClaim } from './createClaim.ts';
import { requireOpen } from './deadlines.ts';

interface ClaimsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly strangers: Strangers;
  readonly claimMailing: ClaimMailing;
  /** Without it nothing is limited. */
  readonly countAttempt: CountAttempt | undefined;
}

const tenMinutes = 10 * 60_000;
/** Of each reporter: enough for every picture of several claims over a connection that breaks again and again. */
const sentPictures = { max: 60, windowMs: tenMinutes };
const sentClaims = { max: 20, windowMs: tenMinutes };
/** A picture as base64, and the rest of its call. */
const pictureBodyLimit = Math.ceil((claimLimits.pictureBytes * 4) / 3) + 16 * 1024;

/** The capability `claims`: what is wrong with a delivery, by its customer or by the holder of a link that allows it. */
export function claimsRoutes(app: FastifyInstance, parts: ClaimsParts): void {
  const { database, clock, claimMailing } = parts;
  const { db } = database;
  const countedBy = (name: string, allowance: typeof sentClaims) =>
    parts.countAttempt ? createSharedCounter(parts.countAttempt, name, allowance) : countNothing;
  const pictureCounter = countedBy('claim picture', sentPictures);
  const claimCounter = countedBy('claim', sentClaims);
  const find = (request: FastifyRequest, subject: Parameters<typeof findCalled>[2]) =>
    findCalled({ db, strangers: parts.strangers }, request, subject, 'claims');

  app.post(paths.claimsOfOrder, async (request) => {
    const reported = await find(request, validate(claimsRequest, request.body));
    return { success: true, data: await readClaims(db, reported, clock.now()) };
  });
  app.post(paths.claimPictures, { bodyLimit: pictureBodyLimit }, async (request) => {
    const body = validate(claimPictureRequest, request.body, { data: 'imageInvalid' });
    const reported = await find(request, body);
    requireOpen(reported.order, clock.now());
    await countCaller(pictureCounter, reported.caller);
    const picture = { key: body.key, upload: Buffer.from(body.data, 'base64') };
    const id = await storePicture(database, claimPictures, reported, picture, clock.now());
    return { success: true, data: { id } };
  });
  app.post(paths.claims, async (request, reply) => {
    const body = validate(claimRequest, request.body);
    const reported = await find(request, body);
    await countCaller(claimCounter, reported.caller);
    const pictures = [...new Set(body.pictures)];
    const parts = { database, mailing: claimMailing };
    const { claim, isNew } = await createClaim(parts, reported, { ...body, pictures }, clock.now());
    reply.code(isNew ? 201 : 200);
    return { success: true, data: toClaim(claim, pictures.length) };
  });
  app.offer('claims');
}

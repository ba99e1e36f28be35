import { type ChangesOfOrder, changeLimits, linkedPaths, paths, type WantedChange } from '@freight/contract';
import {
  changePictureRequest,
  changeQuoteRequest,
  changeRequest,
  changesRequest,
  withdrawRequest,
} from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { changePictures } from '#db/schema/changes.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { AnnounceChanges } from '#dispatch/orderChange.ts';
import { HttpError } from '#http/httpError.ts';
import type { CountAttempt } from '#http/limits/attemptCounts.ts';
import { countNothing, createSharedCounter } from '#http/limits/counter.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { Strangers } from '#orders/strangers.ts';
import { requirePlaceOfAddress } from '#pricing/placeCheck.ts';
import { storePicture } from '#sharing/callerPictures.ts';
import { type Called, countCaller, findCalled } from '#sharing/callers.ts';
import { servePictures, signedPath } from '#sharing/pictureAddresses.ts';
import type { ChangeMailing } from './changeMailing.ts';
import { findChangePicture } from './changePictures.ts';
import { readChanges, type Viewing } from './changesView.ts';
import { isOpen, kindsFor } from './deadlines.ts';
import { quoteOf } from './outcome.ts';
import { requestChange } from './requestChange.ts';
import { withdrawChange } from './withdrawChange.ts';

interface ChangesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly strangers: Strangers;
  readonly changeMailing: ChangeMailing;
  readonly announce: AnnounceChanges;
  readonly secret: string;
  /** The address at which the caller reaches the API. */
  readonly apiUrl: (request: FastifyRequest) => string;
  /** Without it nothing is limited. */
  readonly countAttempt: CountAttempt | undefined;
}

const tenMinutes = 10 * 60_000;
/** Of each caller: enough for a person who tries days and places over a connection that breaks again and again. */
const allowances = {
  'change picture': { max: 60, windowMs: tenMinutes },
  'change quote': { max: 100, windowMs: tenMinutes },
  change: { max: 40, windowMs: tenMinutes },
} as const;
/** A picture as base64, and the rest of its call. */
const pictureBodyLimit = Math.ceil((changeLimits.pictureBytes * 4) / 3) + 16 * 1024;

/**
 * The capability `changes`: what the customer of an order under way, or the holder of a link that allows it, changes
 * about its delivery.
 */
export function changesRoutes(app: FastifyInstance, parts: ChangesParts): void {
  const { database, clock, announce, secret } = parts;
  const { db } = database;
  const pictures = { purpose: 'change-picture', path: linkedPaths.changePicture, secret } as const;
  const countedBy = (name: keyof typeof allowances) =>
    parts.countAttempt ? createSharedCounter(parts.countAttempt, name, allowances[name]) : countNothing;
  const counters = {
    picture: countedBy('change picture'),
    quote: countedBy('change quote'),
    change: countedBy('change'),
  };
  const find = (request: FastifyRequest, subject: Parameters<typeof findCalled>[2]) =>
    findCalled({ db, strangers: parts.strangers }, request, subject, 'delivery');
  const viewing = (request: FastifyRequest): Viewing => ({
    clock,
    pictureUrl: (id) => parts.apiUrl(request) + signedPath(pictures, id, clock.now()),
  });
  const view = (request: FastifyRequest, called: Called): Promise<ChangesOfOrder> =>
    readChanges(db, called, viewing(request));
  /** Announces what was stored, and returns how it is then. */
  const stored = async (
    request: FastifyRequest,
    { caller }: Called,
    { order, isNew }: { order: OrderRecord; isNew: boolean },
  ) => {
    if (isNew) announce([{ kind: 'changes', order }]);
    return { success: true, data: await view(request, { order, caller }) };
  };

  app.post(paths.changesOfOrder, async (request) => {
    const called = await find(request, validate(changesRequest, request.body));
    return { success: true, data: await view(request, called) };
  });
  app.post(paths.changeQuote, async (request) => {
    const body = validate(changeQuoteRequest, request.body);
    const called = await find(request, body);
    requireAllowed(called, body.change);
    await countCaller(counters.quote, called.caller);
    const now = clock.now();
    if (!isOpen(called.order, body.change.kind, now, clock)) throw new HttpError('changeTooLate');
    const { feeOre, ...quoted } = quoteOf(called.order, body.change, now, clock);
    return { success: true, data: { fee: feeOre / 100, ...quoted } };
  });
  app.post(paths.changePictures, { bodyLimit: pictureBodyLimit }, async (request) => {
    const body = validate(changePictureRequest, request.body, { data: 'imageInvalid' });
    const called = await find(request, body);
    if (!isOpen(called.order, 'leaveAt', clock.now(), clock)) throw new HttpError('changeTooLate');
    await countCaller(counters.picture, called.caller);
    const picture = { key: body.key, upload: Buffer.from(body.data, 'base64') };
    return {
      success: true,
      data: { id: await storePicture(database, changePictures, called, picture, clock.now()) },
    };
  });
  app.post(paths.changes, async (request, reply) => {
    const body = validate(changeRequest, request.body);
    const called = await find(request, body);
    requireAllowed(called, body.change);
    await countCaller(counters.change, called.caller);
    const deps = { database, mailing: parts.changeMailing, ...viewing(request) };
    const outcome = await requestChange(deps, called, body);
    reply.code(outcome.isNew ? 201 : 200);
    return stored(request, called, outcome);
  });
  app.post(paths.changeWithdrawal, async (request) => {
    const body = validate(withdrawRequest, request.body);
    const called = await find(request, body);
    await countCaller(counters.change, called.caller);
    return stored(request, called, await withdrawChange(database, called, body.id, clock.now()));
  });
  servePictures(app, pictures, clock, (id) => findChangePicture(db, id));
  app.offer('changes');
}

/**
 * Throws `HttpError` 403 for a kind that holders of a link may not ask for, and 400 for a place whose address names
 * another one than its coordinates.
 */
function requireAllowed({ caller }: Called, change: WantedChange): void {
  if (!kindsFor(caller.byLink).includes(change.kind)) throw new HttpError('changesNotAllowed');
  if (change.kind !== 'otherPlace') return;
  const { formattedAddress, city, street, lat, lng } = change.place;
  requirePlaceOfAddress({
    address: formattedAddress,
    city,
    street,
    postalCode: '',
    coordinates: { latitude: lat, longitude: lng },
  });
}

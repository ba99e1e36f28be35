import type { Language } from '@freight/contract';
import { eq } from 'drizzle-orm';
import type { Config } from '#config/config.ts';
import { users } from '#db/accountsSchema.ts';
import type { Database, Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type OrderRecord, orders, type Quote, type StoredPlace } from '#db/ordersSchema.ts';
import type { Clock } from '#dispatch/clock.ts';
import { outcomeOfNewOrder } from '#dispatch/journey.ts';
import { beginJourney } from '#dispatch/progress.ts';
import { HttpError } from '#http/httpError.ts';
import { nearestTown } from '#pricing/placeCheck.ts';
import { findQuote, quotedEmissions, storedPrice } from '#pricing/quotes.ts';
import { volumeOf } from '#pricing/volume.ts';
import { type OrderRequest, requireDate, requireFit } from './createRequest.ts';
import { type Attempt, claimAttempt, fulfilAttempt } from './idempotency.ts';
import type { OrderMailing } from './orderMailing.ts';
import { newOrderNumber } from './orderNumber.ts';
import { requireQuota } from './orderQuota.ts';

export interface NewOrder {
  readonly userId: string;
  readonly routeId: string;
  readonly request: OrderRequest;
  /** Of the page it is ordered on; the person's own where that is not known. */
  readonly language?: Language | undefined;
  /** Absent: sent twice is ordered twice. */
  readonly attempt?: Attempt | undefined;
}

export interface CreateParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'demo' | 'rateLimits'>;
  readonly mailing: OrderMailing;
}

/**
 * Creates an order, or finds the one the same attempt has created before (`isNew` false).
 * Price, distance, fuel, coordinates and the words of the addresses come from the kept price, never from the caller [ORDER-16].
 * Throws `HttpError` 400, 404, 409, 410 or 429.
 */
export async function createOrder(
  { database, clock, config, mailing }: CreateParts,
  wanted: NewOrder,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const existingId = wanted.attempt && (await claimAttempt(tx, wanted.attempt, now));
    if (existingId !== undefined) return { order: await orderById(tx, existingId), isNew: false };
    if (config.rateLimits) await requireQuota(tx, wanted.userId, now);
    const quote = await findQuote(tx, wanted.routeId, now);
    requireDate(wanted.request, now);
    requireFit(wanted.request, quote);
    const order = await insertOrder(tx, clock, wanted, quote, { now, isPaid: config.demo });
    if (wanted.attempt) await fulfilAttempt(tx, wanted.attempt, order.id);
    await mailing.placed(tx, order);
    return { order, isNew: true };
  });
}

async function orderById(tx: Db, id: string): Promise<OrderRecord> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new HttpError(404, 'Transport not found');
  return order;
}

async function insertOrder(
  tx: Db,
  clock: Clock,
  { userId, request, language }: NewOrder,
  quote: Quote,
  { now, isPaid }: { now: Date; isPaid: boolean },
): Promise<OrderRecord> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new HttpError(401, 'User not found');
  const id = newId();
  const traveller = {
    id,
    orderNumber: newOrderNumber(),
    distanceKm: quote.distanceKm,
    outcome: outcomeOfNewOrder(id),
  };
  const [order] = await tx
    .insert(orders)
    .values({
      ...traveller,
      ...beginJourney(traveller, now, clock.realMs),
      ...orderedGoods(request, quote, isPaid),
      userId,
      language: language ?? user.language,
      date: request.scheduleOrder ? new Date(request.scheduledDate) : now,
      createdAt: now,
      // The documented call has no sender: it is the signed-in customer (OPEN-94).
      sender: {
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phoneNr: user.phoneNr,
        address: { street: user.street, postalcode: user.postalcode, city: user.city },
      },
    })
    .returning();
  if (!order) throw new Error('The database kept no order');
  return order;
}

function orderedGoods(request: OrderRequest, quote: Quote, isPaid: boolean) {
  const { packageType, packageSubType, quantity, weight, dimensions, specialInstruction } = request;
  const isPaidNow = request.paymentOption === 'payNow' && request.paymentMethod === 'card';
  return {
    ...storedPrice(quote.price),
    fuelType: quote.request.fuelType,
    emissions: quotedEmissions(quote),
    orderType: request.scheduleOrder ? 'scheduled' : 'standard',
    paymentMethod: request.paymentMethod,
    // There is no real payment: only in a demo does paying at once count as paid.
    paymentStatus: isPaid && isPaidNow ? 'paid' : 'pending',
    pickup: orderedPlace(quote.request.pickup),
    dropoff: orderedPlace(quote.request.dropoff),
    receiver: request.receiverContactInfo,
    goods: {
      packageType,
      packageSubType,
      quantity,
      weight,
      volume: volumeOf(dimensions),
      dimensions,
      specialInstruction,
      // The wire has no field for it; the catalogue's own package type says it.
      fragile: packageType === 'fragile',
    },
  };
}

/** The place the price was for, with what its address leaves out. */
function orderedPlace(quoted: StoredPlace): StoredPlace {
  const [firstPart = ''] = quoted.formattedAddress.split(',');
  return {
    ...quoted,
    city: quoted.city || (nearestTown([quoted.lat, quoted.lng])?.city ?? ''),
    street: quoted.street || firstPart,
  };
}

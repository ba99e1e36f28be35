import { eq } from 'drizzle-orm';
import { users } from '#db/accountsSchema.ts';
import type { Database, Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type OrderRecord, orders, type Quote, type StoredPlace } from '#db/ordersSchema.ts';
import type { Clock } from '#dispatch/clock.ts';
import { outcomeOfNewOrder } from '#dispatch/journey.ts';
import { beginJourney } from '#dispatch/progress.ts';
import { HttpError } from '#http/httpError.ts';
import { findQuote, storedPrice } from '#pricing/quotes.ts';
import { type OrderRequest, requireFit } from './createRequest.ts';
import { type Attempt, claimAttempt, fulfilAttempt } from './idempotency.ts';
import { newOrderNumber } from './orderNumber.ts';

export interface NewOrder {
  readonly userId: string;
  readonly routeId: string;
  readonly request: OrderRequest;
  /** Absent: sent twice is ordered twice. */
  readonly attempt?: Attempt | undefined;
}

/**
 * Creates an order, or finds the one the same attempt has created before (`isNew` false).
 * Price, distance, fuel and coordinates come from the kept price, never from the caller [ORDER-16].
 * Throws `HttpError` 400, 404, 409 or 410.
 */
export async function createOrder(
  database: Database,
  clock: Clock,
  wanted: NewOrder,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const existingId = wanted.attempt && (await claimAttempt(tx, wanted.attempt, now));
    if (existingId !== undefined) return { order: await orderById(tx, existingId), isNew: false };
    const quote = await findQuote(tx, wanted.routeId, now);
    requireFit(wanted.request, quote);
    const order = await insertOrder(tx, clock, wanted, quote, now);
    if (wanted.attempt) await fulfilAttempt(tx, wanted.attempt, order.id);
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
  { userId, request }: NewOrder,
  quote: Quote,
  now: Date,
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
      ...orderedGoods(request, quote),
      userId,
      date: request.scheduleOrder ? new Date(request.scheduledDate) : now,
      createdAt: now,
      // The document sends no sender: it is whoever is signed in (OPEN-94).
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

function orderedGoods(request: OrderRequest, quote: Quote) {
  const { packageType, packageSubType, quantity, weight, volume, dimensions, specialInstruction } = request;
  return {
    ...storedPrice(quote.price),
    fuelType: quote.request.fuelType,
    orderType: request.scheduleOrder ? 'scheduled' : 'standard',
    paymentMethod: request.paymentMethod,
    // There is no real payment: paying at once counts as paid.
    paymentStatus: request.paymentOption === 'payNow' ? 'paid' : 'pending',
    pickup: orderedPlace(request.pickupLocation, quote.request.pickup),
    dropoff: orderedPlace(request.dropoffLocation, quote.request.dropoff),
    receiver: request.receiverContactInfo,
    goods: {
      packageType,
      packageSubType,
      quantity,
      weight,
      volume,
      dimensions,
      specialInstruction,
      // The wire has no field for it; the catalogue's own package type says it.
      fragile: packageType === 'fragile',
    },
  };
}

function orderedPlace(ordered: OrderRequest['pickupLocation'], quoted: StoredPlace): StoredPlace {
  const { address, city, postalCode } = ordered;
  const [firstPart = ''] = address.split(',');
  return { ...quoted, formattedAddress: address, city, postalCode, street: quoted.street || firstPart };
}

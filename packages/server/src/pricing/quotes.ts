import { type PriceQuote, volumeOf } from '@freight/contract';
import { planRoute } from '@freight/sample-services/geo/route';
import type { Db } from '#db/database.ts';
import { inArray, lt } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import type { StoredPlace } from '#db/schema/orders.ts';
import { type Quote, quotes } from '#db/schema/quotes.ts';
import { placesFor } from '#fleet/room.ts';
import { HttpError } from '#http/httpError.ts';
import { datesOf, runsFor } from './dates.ts';
import { type CountedEmissions, emissionsOf } from './emissions.ts';
import { requirePlaceOfAddress } from './placeCheck.ts';
import { latLonOf, type PriceRequest, requireRoute } from './priceRequest.ts';
import { chargeableWeightKg, type Price, priceOf } from './tariff.ts';
import { requireCarriable, wholeDimensions } from './volume.ts';

const hour = 3_600_000;

/**
 * Calculates a price and stores it for the given milliseconds, so that the order that follows costs what was shown.
 * Throws `HttpError` 400 below the minimum distance, for an impossible size and for an address text that names another
 * place than its coordinates; 422 without a road.
 */
export async function makeQuote(
  db: Db,
  request: PriceRequest,
  now: Date,
  lifetimeMs: number,
): Promise<PriceQuote> {
  const from = latLonOf(request.pickupLocation);
  const to = latLonOf(request.dropoffLocation);
  requireRoute(from, to);
  requirePlaceOfAddress(request.pickupLocation);
  requirePlaceOfAddress(request.dropoffLocation);
  // The distance that is shown is the one that is charged: one decimal.
  const distanceKm = Math.round(planRoute(from, to).distanceKm * 10) / 10;
  const { weight, quantity, fuelType, pieces } = request;
  const dimensions = wholeDimensions(request.dimensions);
  const volume = volumeOfPiece(request);
  const consignment = {
    distanceKm,
    weightKg: weight * quantity,
    volumeM3: volume * quantity,
    fuelType,
  };
  const price = priceOf(consignment);
  const emissions = emissionsOf({
    distanceKm,
    chargeableKg: chargeableWeightKg(weight * quantity, volume * quantity),
    fuelType,
  });
  const id = newId();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const appliedPreferences = [...price.appliedPreferences];
  const places = placesFor({ quantity, weight, volume, dimensions, pieces });
  const runs = await runsFor(db, { from, to, consignment, places, now });
  await db.insert(quotes).values({
    id,
    request: {
      pickup: storedPlace(request.pickupLocation),
      dropoff: storedPlace(request.dropoffLocation),
      weight,
      volume,
      quantity,
      dimensions,
      fuelType,
      ...(pieces && { pieces }),
    },
    distanceKm,
    price: { ...price, appliedPreferences },
    runs,
    createdAt: now,
    expiresAt,
  });
  const dates = datesOf({ price: price.estimatedPrice, kgCo2e: emissions.kgCo2e, runs, now });
  const validUntil = expiresAt.toISOString();
  return { ...price, appliedPreferences, distance: distanceKm, routeId: id, emissions, dates, validUntil };
}

/** What the ordered transport of a kept price emits. */
export function quotedEmissions({
  request,
  distanceKm,
}: Pick<Quote, 'request' | 'distanceKm'>): CountedEmissions {
  const { weight, volume, quantity = 1, fuelType } = request;
  const chargeableKg = chargeableWeightKg(weight * quantity, volume * quantity);
  return emissionsOf({ distanceKm, chargeableKg, fuelType });
}

const largestVolume = 1_000;

/**
 * The volume by the sides, which overrides the caller's volume; the caller's volume if sides are missing, and that of an
 * average piece if there are several.
 */
function volumeOfPiece(request: PriceRequest): number {
  const dimensions = wholeDimensions(request.dimensions);
  const volume = dimensions && !request.pieces ? volumeOf(dimensions) : request.volume;
  if (volume > largestVolume) throw new HttpError('volumeRequired');
  requireCarriable(request);
  return volume;
}

function storedPlace(location: PriceRequest['pickupLocation']): StoredPlace {
  return {
    formattedAddress: location.address,
    street: location.street,
    city: location.city,
    postalCode: location.postalCode,
    lat: location.coordinates.latitude,
    lng: location.coordinates.longitude,
  };
}

/** A price as an order keeps it: whole öre. */
export function storedPrice(
  price: Pick<Price, 'estimatedPrice' | 'basePrice' | 'distanceCharge' | 'serviceCharge'>,
) {
  const ore = (sek: number): number => Math.round(sek * 100);
  return {
    priceOre: ore(price.estimatedPrice),
    priceParts: {
      baseOre: ore(price.basePrice),
      distanceOre: ore(price.distanceCharge),
      serviceOre: ore(price.serviceCharge),
    },
  };
}

/** The kept prices of routes, by their ids. */
export async function findQuotes(
  db: Db,
  wanted: readonly { readonly routeId: string }[],
): Promise<Map<string, Quote>> {
  const ids = [...new Set(wanted.map(({ routeId }) => routeId))];
  const found = await db.select().from(quotes).where(inArray(quotes.id, ids));
  return new Map(found.map((quote) => [quote.id, quote]));
}

/** Throws `HttpError` 404 for an unknown route and 410 for a price that is too old. */
export function requireValid(quote: Quote | undefined, now: Date): Quote {
  if (!quote) throw new HttpError('routeNotFound');
  if (quote.expiresAt <= now) throw new HttpError('priceExpired');
  return quote;
}

/** Deletes prices an hour after they expired; until then their customers get an answer that they have expired. */
export async function forgetOldQuotes(db: Db, now: Date): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expiresAt, new Date(now.getTime() - hour)));
}

import { createHash } from 'node:crypto';
import { goodsOf, type PriceDate, type Quote, volumeOf, wireFuelTypes } from '@freight/contract';
import type { ApiErrorCode } from '@freight/contract/errors';
import { quoteRequest } from '@freight/contract/schemas';
import type { LatLon } from '@freight/sample-services/geo/distance';
import { planRoute } from '@freight/sample-services/geo/route';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Db } from '#db/database.ts';
import { placesFor } from '#fleet/room.ts';
import { validate } from '#http/validate.ts';
import { datesOf, runsFor } from './dates.ts';
import { emissionsOf } from './emissions.ts';
import { requireRoute } from './priceRequest.ts';
import { chargeableWeightKg, priceOf } from './tariff.ts';
import { requireCarriable } from './volume.ts';

type EstimateRequest = z.output<typeof quoteRequest>;

const errors: Readonly<Record<string, ApiErrorCode>> = {
  pickup: 'pickupRequired',
  dropoff: 'dropoffRequired',
  weight: 'weightRequired',
  dimensions: 'dimensionsRequired',
  pieces: 'piecesInvalid',
};

/** The body of a quote call. Throws `HttpError` 400 with the documented sentence of the first check that fails. */
export const readEstimateRequest = (body: unknown): EstimateRequest =>
  validate(quoteRequest, body ?? {}, errors);

const fuelTypes = Object.values(wireFuelTypes);
const pointOf = ({ latitude, longitude }: EstimateRequest['pickup']): LatLon => [latitude, longitude];

/** What is sent, and the sums that its price depends on. */
function consignmentOf({ weight, dimensions, pieces }: EstimateRequest) {
  const goods = pieces ? goodsOf(pieces) : { quantity: 1, weight, volume: volumeOf(dimensions), dimensions };
  return {
    goods: { ...goods, pieces },
    weightKg: goods.weight * goods.quantity,
    volumeM3: goods.volume * goods.quantity,
  };
}

/**
 * The lowest price of a transport, with the cheapest fuel; its full price will be the same. Throws `HttpError` 400
 * below the minimum distance and for a piece too long, and 422 without a road.
 */
function estimate(request: EstimateRequest): Quote {
  const { pickup, dropoff } = request;
  const [from, to] = [pointOf(pickup), pointOf(dropoff)];
  requireRoute(from, to);
  requireCarriable(request);
  const route = planRoute(from, to);
  const distanceKm = Math.round(route.distanceKm * 10) / 10;
  const { weightKg, volumeM3 } = consignmentOf(request);
  const prices = fuelTypes.map((fuelType) => ({
    fuelType,
    fromPrice: priceOf({ distanceKm, weightKg, volumeM3, fuelType }).estimatedPrice,
  }));
  const cheapest = prices.reduce((best, one) => (one.fromPrice < best.fromPrice ? one : best));
  const chargeableKg = chargeableWeightKg(weightKg, volumeM3);
  return {
    ...cheapest,
    distance: distanceKm,
    durationMinutes: Math.round(route.durationHours * 60),
    prices,
    emissions: fuelTypes.map((fuelType) => ({
      fuelType,
      kgCo2e: emissionsOf({ distanceKm, chargeableKg, fuelType }).kgCo2e,
    })),
  };
}

/** The next days with the prices of a quote's fuel; unlike the quote itself, they change with each order. */
export async function datesOfQuote(
  db: Db,
  request: EstimateRequest,
  { fuelType, fromPrice, distance: distanceKm }: Quote,
  now: Date,
): Promise<PriceDate[]> {
  const { goods, weightKg, volumeM3 } = consignmentOf(request);
  const runs = await runsFor(db, {
    from: pointOf(request.pickup),
    to: pointOf(request.dropoff),
    consignment: { distanceKm, weightKg, volumeM3, fuelType },
    places: placesFor(goods),
    now,
  });
  const { kgCo2e } = emissionsOf({
    distanceKm,
    chargeableKg: chargeableWeightKg(weightKg, volumeM3),
    fuelType,
  });
  return datesOf({ price: fromPrice, kgCo2e, runs, now });
}

const hour = 3_600_000;
/** More quotes than are requested in an hour; beyond it the oldest are forgotten. */
const mostKept = 20_000;

/**
 * Answers quote calls. An answer is kept for an hour under a hash of its request, in this process alone: neither the
 * caller nor a place is kept. Nothing is stored in the database.
 */
export function createEstimates(): (request: EstimateRequest) => Quote {
  const kept = new LRUCache<string, Quote>({ max: mostKept, ttl: hour });
  return (request) => {
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const quote = estimate(request);
    kept.set(key, quote);
    return quote;
  };
}

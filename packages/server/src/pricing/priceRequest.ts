import { goodsOf, limits } from '@freight/contract';
import type { ApiErrorCode } from '@freight/contract/errors';
import { calculatePriceRequest } from '@freight/contract/schemas';
import { distanceInKm, type LatLon } from '@freight/sample-services/geo/distance';
import { isInServiceArea } from '@freight/sample-services/geo/serviceArea';
import type { z } from 'zod';
import { HttpError } from '#http/httpError.ts';
import { validate } from '#http/validate.ts';

export type PriceRequest = z.output<typeof calculatePriceRequest>;

/** The first fault's error; its sentence is the documented one, but for fuel and package type, which have none. */
const errors: Readonly<Record<string, ApiErrorCode>> = {
  pickupLocation: 'pickupRequired',
  dropoffLocation: 'dropoffRequired',
  weight: 'weightRequired',
  volume: 'volumeRequired',
  fuelType: 'fuelTypeRequired',
  packageType: 'packageTypeRequired',
  pieces: 'piecesInvalid',
};

/**
 * The body of a price call, trimmed and with its defaults [PRICE-20] to [PRICE-23]; where it has pieces, the fields of one
 * piece are made from them.
 * Throws `HttpError` 400 with the documented sentence of the first check that fails [PRICE-14] to [PRICE-19].
 */
export function readPriceRequest(body: unknown): PriceRequest {
  const request = validate(calculatePriceRequest, body ?? {}, errors);
  return { ...request, ...(request.pieces && goodsOf(request.pieces)) };
}

export const latLonOf = ({ coordinates }: PriceRequest['pickupLocation']): LatLon => [
  coordinates.latitude,
  coordinates.longitude,
];

/**
 * Throws `HttpError` 400 for places nearer to each other than a transport is made for [SENDCARD-13], and 422 where no
 * road leads.
 */
export function requireRoute(from: LatLon, to: LatLon): void {
  requireMinimumDistance(from, to);
  if (isInServiceArea(from) && isInServiceArea(to)) return;
  throw new HttpError('noRoute');
}

function requireMinimumDistance(from: LatLon, to: LatLon): void {
  const distance = distanceInKm(from, to);
  if (distance >= limits.minimumDistanceKm) return;
  throw new HttpError('tooNear', {
    values: { minimum: limits.minimumDistanceKm, current: distance.toFixed(2) },
  });
}

import { additionalData, createFromRoute } from '@freight/contract/schemas';
import { z } from 'zod';
import type { Quote } from '#db/ordersSchema.ts';
import { distanceInKm } from '#geo/distance.ts';
import { HttpError } from '#http/httpError.ts';
import { validate } from '#http/validate.ts';

export type OrderRequest = z.output<typeof additionalData>;

/** The documented checks, each for itself, because they come in an order of their own. */
const checks: readonly [schema: z.ZodType, path: string, message: string][] = [
  [z.looseObject({ additionalData: z.looseObject({}) }), 'additionalData', 'Additional data is required'],
  [
    z.looseObject({ additionalData: additionalData.pick({ receiverContactInfo: true }) }),
    'additionalData',
    'Receiver contact information is required',
  ],
  [
    z.looseObject({ additionalData: additionalData.pick({ dimensions: true }) }),
    'additionalData',
    'Valid package dimensions are required',
  ],
];

/**
 * The body of an order call for the route in its address, trimmed and with defaults.
 * Throws `HttpError` 400 with the documented sentence of the first check that fails [ORDER-03] to [ORDER-06].
 */
export function readOrderRequest(routeId: string, body: unknown): OrderRequest {
  if (routeId.trim() === '') throw new HttpError(400, 'Route ID is required');
  for (const [schema, path, message] of checks) validate(schema, body ?? {}, { [path]: message });
  const request = validate(createFromRoute, body, { routeId: 'Route ID is required' });
  if (request.routeId !== routeId) {
    throw new HttpError(400, 'The route ID of the order is not the one it was sent to');
  }
  return request.additionalData;
}

const samePlaceKm = 0.1;
const roundingShare = 0.001;
const exceeds = (ordered: number, quoted: number): boolean => ordered > quoted * (1 + roundingShare);

/**
 * Throws `HttpError` 400 when the order is for other places or for more goods than its price was calculated for:
 * the price comes from the route, so the order must fit the route.
 */
export function requireFit(order: OrderRequest, { request }: Quote): void {
  const isElsewhere = [
    [order.pickupLocation, request.pickup] as const,
    [order.dropoffLocation, request.dropoff] as const,
  ].some(
    ([{ coordinates }, { lat, lng }]) =>
      distanceInKm([coordinates.latitude, coordinates.longitude], [lat, lng]) > samePlaceKm,
  );
  if (isElsewhere || exceeds(order.weight, request.weight) || exceeds(order.volume, request.volume)) {
    throw new HttpError(
      400,
      'The addresses or the package have changed since the price was calculated. Please recalculate the price.',
    );
  }
}

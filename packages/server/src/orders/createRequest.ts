import { type Dimensions, goodsOf, type Piece, volumeOf } from '@freight/contract';
import type { ApiErrorCode } from '@freight/contract/errors';
import { additionalData, createFromRoute } from '@freight/contract/schemas';
import { distanceInKm } from '@freight/sample-services/geo/distance';
import { z } from 'zod';
import type { OfferedRun, Quote, QuotedRequest } from '#db/schema/quotes.ts';
import { HttpError } from '#http/httpError.ts';
import { validate } from '#http/validate.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import { longestUnmeasured } from '#pricing/volume.ts';

export type OrderRequest = z.output<typeof additionalData>;

/** The documented checks, each for itself, because they come in an order of their own. */
const checks: readonly [schema: z.ZodType, path: string, code: ApiErrorCode][] = [
  [z.looseObject({ additionalData: z.looseObject({}) }), 'additionalData', 'additionalDataRequired'],
  [
    z.looseObject({ additionalData: additionalData.pick({ receiverContactInfo: true }) }),
    'additionalData',
    'receiverRequired',
  ],
  [
    z.looseObject({ additionalData: additionalData.pick({ dimensions: true }) }),
    'additionalData',
    'dimensionsRequired',
  ],
  [
    z.looseObject({ additionalData: additionalData.pick({ pieces: true }) }),
    'additionalData',
    'piecesInvalid',
  ],
];

/**
 * The body of an order call for the route in its address, trimmed and with defaults; where it has pieces, the fields of one
 * piece are made from them.
 * Throws `HttpError` 400 with the documented sentence of the first check that fails [ORDER-03] to [ORDER-06].
 */
export function readOrderRequest(routeId: string, body: unknown): OrderRequest {
  if (routeId.trim() === '') throw new HttpError('routeIdRequired');
  for (const [schema, path, code] of checks) validate(schema, body ?? {}, { [path]: code });
  const request = validate(createFromRoute, body, { routeId: 'routeIdRequired' });
  if (request.routeId !== routeId) {
    throw new HttpError('routeIdDiffers');
  }
  const { pieces } = request.additionalData;
  return { ...request.additionalData, ...(pieces && goodsOf(pieces)) };
}

const samePlaceKm = 0.1;
const roundingShare = 0.001;
const exceeds = (ordered: number, quoted: number): boolean => ordered > quoted * (1 + roundingShare);

function isElsewhere(order: OrderRequest, { pickup, dropoff }: QuotedRequest): boolean {
  return [[order.pickupLocation, pickup] as const, [order.dropoffLocation, dropoff] as const].some(
    ([{ coordinates }, { lat, lng }]) =>
      distanceInKm([coordinates.latitude, coordinates.longitude], [lat, lng]) > samePlaceKm,
  );
}

/** The sides of a piece from the longest to the shortest: how it was turned when it was measured is nothing. */
const sides = ({ length, width, height }: Dimensions): number[] =>
  [length, width, height].sort((a, b) => b - a);

const areLonger = (ordered: readonly number[], quoted: readonly number[]): boolean =>
  ordered.some((side, place) => exceeds(side, quoted[place] ?? 0));

function areMore(ordered: readonly Piece[] = [], quoted: readonly Piece[] = []): boolean {
  return (
    ordered.length !== quoted.length ||
    ordered.some((one, index) => {
      const other = quoted[index];
      if (!other || one.count !== other.count || exceeds(one.weight, other.weight)) return true;
      return areLonger(sides(one.sides), sides(other.sides));
    })
  );
}

function isMore(order: OrderRequest, quoted: QuotedRequest): boolean {
  if (order.pieces || quoted.pieces) return areMore(order.pieces, quoted.pieces);
  if (order.quantity !== (quoted.quantity ?? 1)) return true;
  if (exceeds(order.weight, quoted.weight)) return true;
  if ([order.volume, volumeOf(order.dimensions)].some((volume) => exceeds(volume, quoted.volume)))
    return true;
  // Without sides the price was for the volume alone, in which a piece could be of any length.
  const quotedSides = quoted.dimensions ? sides(quoted.dimensions) : Array(3).fill(longestUnmeasured);
  return areLonger(sides(order.dimensions), quotedSides);
}

/**
 * Throws `HttpError` 400 when the order is for other places, more or larger pieces than its price was calculated for:
 * the price comes from the route, so the order must fit the route.
 */
export function requireFit(order: OrderRequest, { request }: Quote): void {
  if (!isElsewhere(order, request) && !isMore(order, request)) return;
  throw new HttpError('packageChanged');
}

const day = 24 * 3_600_000;

/**
 * Throws `HttpError` 400 for an order scheduled before yesterday or later than in a year. The date of any other order
 * is the moment of sending by the customer's own clock, which may be wrong, and is not used.
 */
export function requireDate({ scheduleOrder, scheduledDate }: OrderRequest, now: Date): void {
  const ahead = new Date(scheduledDate).getTime() - now.getTime();
  if (!scheduleOrder || (ahead >= -day && ahead <= 366 * day)) return;
  throw new HttpError('dateOutOfRange');
}

/** The day an order is for, `YYYY-MM-DD`; undefined for one that may be fetched at once. */
export const dayWanted = ({ scheduleOrder, scheduledDate }: OrderRequest): string | undefined =>
  scheduleOrder ? dayOf(new Date(scheduledDate)) : undefined;

/** The empty lorry with which the price was given for the day of an order. */
export function runWanted(request: OrderRequest, { runs }: Pick<Quote, 'runs'>): OfferedRun | undefined {
  const day = dayWanted(request);
  return runs?.find(({ date }) => date === day);
}

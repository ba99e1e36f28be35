import {
  type Dimensions,
  firstPaths,
  type Piece,
  type Quote,
  type WireFuelType,
  wireFuelTypes,
} from '@freight/contract';
import type { Core } from '#core/core.ts';
import { rejectedLocally } from '#errors/apiError.ts';
import { fieldsOf, list, number, optionalNumber, text } from '#fields/fields.ts';
import type { Point } from '#format/measures.ts';
import { isDay, readDates } from '#wire/readDates.ts';
import { readEmissions } from '#wire/readEmissions.ts';
import { readValidUntil } from '#wire/readValidUntil.ts';
import { found, type Options } from './answers.ts';

/** Two points in degrees and one piece: weight in kg, sides in cm; `pieces` if there are several, of which it is one. */
export interface QuoteInput {
  pickup: Point;
  dropoff: Point;
  weight: number;
  dimensions: Dimensions;
  pieces?: readonly Piece[] | undefined;
}

const isFuel = (name: string): name is WireFuelType => Object.values<string>(wireFuelTypes).includes(name);

/** A quote with safe empties; a day that exists; prices and emissions of fuels that are known, and only figures above zero. */
function readQuoteAnswer(answer: unknown): Quote {
  const { fromPrice, fuelType, distance, durationMinutes, deliveryDay, ...others } = fieldsOf(answer);
  const { prices, emissions, dates, validUntil } = others;
  const fuel = text(fuelType);
  const day = text(deliveryDay);
  return {
    fromPrice: number(fromPrice),
    fuelType: isFuel(fuel) ? fuel : wireFuelTypes.biogas,
    distance: number(distance),
    durationMinutes: optionalNumber(durationMinutes),
    ...(isDay(day) && { deliveryDay: day }),
    ...(dates !== undefined && { dates: readDates(dates) }),
    ...readValidUntil(validUntil),
    prices: list(prices).flatMap((entry) => {
      const name = text(fieldsOf(entry)['fuelType']);
      const price = number(fieldsOf(entry)['fromPrice']);
      return isFuel(name) && price > 0 ? [{ fuelType: name, fromPrice: price }] : [];
    }),
    emissions: list(emissions).flatMap((entry) => {
      const name = text(fieldsOf(entry)['fuelType']);
      const counted = readEmissions(entry);
      return isFuel(name) && counted ? [{ fuelType: name, kgCo2e: counted.kgCo2e }] : [];
    }),
  };
}

const pointOf = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng });

/** Prices for anonymous visitors, where the API has the capability `quotes`. */
export function createQuotes({ send }: Pick<Core, 'send'>) {
  return {
    /** Sends two points and a size, and nothing about a person. An answer without a price is an `ApiError`. */
    async quote(
      { pickup, dropoff, weight, dimensions, pieces }: QuoteInput,
      { signal }: Options = {},
    ): Promise<Quote> {
      // Written as `not above` so that NaN fails as well.
      if (!(weight > 0)) throw rejectedLocally('weightRequired');
      const size = { weight, dimensions, ...(pieces && { pieces: [...pieces] }) };
      const json = { pickup: pointOf(pickup), dropoff: pointOf(dropoff), ...size };
      const response = await send('POST', firstPaths.quote, { json, signal });
      const quote = readQuoteAnswer(found(await response.json().catch(() => ''), 'priceCalculationFailed'));
      if (quote.fromPrice > 0) return quote;
      throw rejectedLocally('priceCalculationFailed');
    },
  };
}

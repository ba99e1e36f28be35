import type { Directions, PriceQuote } from '@freight/contract';
import { fieldsOf, list, optionalNumber, readLike, text } from '#fields/fields.ts';
import { readDates } from './readDates.ts';
import { readEmissions } from './readEmissions.ts';
import { readValidUntil } from './readValidUntil.ts';

const emptyQuote = { estimatedPrice: 0, distance: 0, routeId: '', appliedPreferences: [''] };
const emptyLeg = { distance: { text: '', value: 0 }, duration: { text: '', value: 0 } };

/** A price with safe empties; the parts of the price only where the server returns them (OPEN-62) [CLIENT-35]. */
export function readQuote(answer: unknown): PriceQuote {
  const { basePrice, distanceCharge, serviceCharge, emissions, dates, validUntil } = fieldsOf(answer);
  const quote = readLike(emptyQuote, answer);
  return {
    ...quote,
    appliedPreferences: quote.appliedPreferences.filter(Boolean),
    basePrice: optionalNumber(basePrice),
    distanceCharge: optionalNumber(distanceCharge),
    serviceCharge: optionalNumber(serviceCharge),
    emissions: readEmissions(emissions),
    ...(dates === undefined ? {} : { dates: readDates(dates) }),
    ...readValidUntil(validUntil),
  };
}

/** Directions at the top of the answer or inside its `data`; routes without a polyline are left out [CLIENT-40]. */
export function readDirections(answer: unknown): Directions {
  const body = fieldsOf(answer);
  const routes = list(body.routes ?? fieldsOf(body.data).routes).map(fieldsOf);
  return {
    routes: routes
      .map(({ overview_polyline: line, legs }) => ({
        // Some services return the polyline itself, others an object that holds it.
        overview_polyline: { points: typeof line === 'string' ? line : text(fieldsOf(line).points) },
        legs: readLike([emptyLeg], legs),
      }))
      .filter((route) => route.overview_polyline.points),
  };
}

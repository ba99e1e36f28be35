import type { Directions, PriceQuote } from '@freight/contract';
import { fieldsOf, list, number, text } from './fields.ts';

const optionalNumber = (value: unknown) =>
  value === undefined || value === null ? undefined : number(value);

/** A price with safe empties; the parts of the price only where the server tells them (OPEN-62) [CLIENT-35]. */
export function readQuote(answer: unknown): PriceQuote {
  const quote = fieldsOf(answer);
  return {
    estimatedPrice: number(quote.estimatedPrice),
    distance: number(quote.distance),
    routeId: text(quote.routeId),
    appliedPreferences: list(quote.appliedPreferences).map(text).filter(Boolean),
    basePrice: optionalNumber(quote.basePrice),
    distanceCharge: optionalNumber(quote.distanceCharge),
    serviceCharge: optionalNumber(quote.serviceCharge),
  };
}

function readMeasure(answer: unknown) {
  const measure = fieldsOf(answer);
  return { text: text(measure.text), value: optionalNumber(measure.value) };
}

/** Directions at the top of the answer or inside its `data`; routes without a line are left out [CLIENT-40]. */
export function readDirections(answer: unknown): Directions {
  const body = fieldsOf(answer);
  const routes = body.routes ?? fieldsOf(body.data).routes;
  return {
    routes: list(routes)
      .map(fieldsOf)
      .map((route) => ({
        overview_polyline: { points: text(fieldsOf(route.overview_polyline).points) },
        legs: list(route.legs)
          .map(fieldsOf)
          .map((leg) => ({ distance: readMeasure(leg.distance), duration: readMeasure(leg.duration) })),
      }))
      .filter((route) => route.overview_polyline.points),
  };
}

import { distanceInKm, type LatLon } from '#geo/distance.ts';
import { foldedWords } from '#geo/foldText.ts';
import { gazetteer, type Town } from '#geo/gazetteer.ts';
import { lazily } from '#geo/lazily.ts';
import { HttpError } from '#http/httpError.ts';
import { latLonOf, type PriceRequest } from './priceRequest.ts';

type Location = PriceRequest['pickupLocation'];

/** A municipality may reach so far from the town it is named after. */
const reachKm = 100;

const folded = (text: string): string => foldedWords(text).join(' ');

const townsByName = lazily(() => {
  const byName = new Map<string, Town[]>();
  for (const town of gazetteer().towns) {
    const name = folded(town.city);
    byName.set(name, [...(byName.get(name) ?? []), town]);
  }
  return byName;
});

/** The town nearest to a point. */
export function nearestTown(point: LatLon): Town | undefined {
  let nearest: { town: Town; km: number } | undefined;
  for (const town of gazetteer().towns) {
    const km = distanceInKm(point, town.position);
    if (nearest === undefined || km < nearest.km) nearest = { town, km };
  }
  return nearest?.town;
}

/** The towns an address names: its city, and every part between commas without a postal code. */
function namedTowns({ address, city }: Location): Town[] {
  const parts = [city, ...address.split(',')].map((part) => folded(part.replace(/\d/g, ' ')));
  return parts.flatMap((part) => townsByName().get(part) ?? []);
}

/**
 * Throws `HttpError` 400 for an address whose words lead to another town than its coordinates: the price goes by the
 * coordinates, the driver and the waybill by the words. Words that name no known town are taken as they are.
 */
export function requirePlaceOfAddress(location: Location): void {
  const point = latLonOf(location);
  const named = namedTowns(location);
  if (named.length === 0 || named.some(({ position }) => distanceInKm(position, point) <= reachKm)) return;
  const country = nearestTown(point)?.countryCode;
  if (!named.some(({ countryCode }) => countryCode === country)) return;
  throw new HttpError(400, 'The address and its place on the map do not belong together.');
}

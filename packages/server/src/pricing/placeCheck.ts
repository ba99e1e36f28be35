import { placeDefaults } from '@freight/contract';
import { isCountryNamed } from '@freight/sample-services/geo/addressQuery';
import { distanceInKm, type LatLon } from '@freight/sample-services/geo/distance';
import { foldedWords } from '@freight/sample-services/geo/foldText';
import type { Town } from '@freight/sample-services/geo/gazetteer';
import { type NamedTown, namedTowns } from '@freight/sample-services/geo/namedTowns';
import { nearestTown } from '@freight/sample-services/geo/nearestTown';
import { isPostalCodeAt, postalCodesIn } from '@freight/sample-services/geo/postalRegions';
import { HttpError } from '#http/httpError.ts';
import { latLonOf, type PriceRequest } from './priceRequest.ts';

type Location = PriceRequest['pickupLocation'];

/** An address may name a town so far away; farther only within the town's municipality, or where towns are sparse. */
const reachKm = 50;
/** Farther from every Swedish town a point may be at sea or in a country whose codes look alike. */
const swedishWithinKm = 60;

/**
 * Throws `HttpError` 400 for an address whose words name a town or a postal code elsewhere than its coordinates: the
 * price follows the coordinates. Words that name no known place are taken as they are.
 */
export function requirePlaceOfAddress(location: Location): void {
  const point = latLonOf(location);
  const { address, city, street, postalCode } = location;
  // Sent for any place that lacks them, these say nothing.
  const said = (value: string, byDefault: string) => (value === byDefault ? '' : value);
  const text = [
    address,
    said(city, placeDefaults.city),
    street,
    said(postalCode, placeDefaults.postalCode),
  ].join(', ');
  if (areTownsNear(text, point) && areCodesNear(text, point)) return;
  throw new HttpError('addressElsewhere');
}

function areTownsNear(text: string, point: LatLon): boolean {
  const nearest = nearestTown(point);
  if (nearest === undefined) return true;
  const isNear = ({ towns }: NamedTown) => towns.some((town) => isTownAt(town, point, nearest));
  const counted = namedTowns(text).filter((named) => isCounted(named, nearest.town, text));
  if (counted.some((named) => named.isWellKnown && !isNear(named))) return false;
  // A small place may have a namesake that the gazetteer lacks: another name that fits is enough.
  return counted.length === 0 || counted.some(isNear);
}

/** Abroad the gazetteer has large towns alone, and a Swedish name may be that of a village there. */
function isCounted({ towns, isWellKnown }: NamedTown, { countryCode }: Town, text: string): boolean {
  if (countryCode === 'SE' || towns.some((town) => town.countryCode === countryCode)) return true;
  return isWellKnown && !isCountryNamed(foldedWords(text), countryCode);
}

function isTownAt(town: Town, point: LatLon, nearest: { town: Town; km: number }): boolean {
  const { municipality } = nearest.town;
  if (municipality !== undefined && town.municipality === municipality) return true;
  return distanceInKm(town.position, point) <= Math.max(reachKm, 2 * nearest.km);
}

function areCodesNear(text: string, point: LatLon): boolean {
  const nearest = nearestTown(point);
  if (nearest?.town.countryCode !== 'SE' || nearest.km > swedishWithinKm) return true;
  return postalCodesIn(text).every((code) => isPostalCodeAt(code, point));
}

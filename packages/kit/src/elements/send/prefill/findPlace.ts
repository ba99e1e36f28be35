import { addressProvider } from '#maps/geocoder.ts';
import { knowsHouses, type Location, locationOf, serviceArea } from '#maps/places/places.ts';
import type { GivenPlace } from './readGiven.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** The region a postcode of five digits begins with. Geocoders seldom know a house's own postcode better than that. */
const regionOf = (text: string) => /\b(\d{2})\d ?\d{2}\b/.exec(text)?.[1];

/**
 * The place of an address that a page gives; undefined where the geocoder does not know exactly this one: another street,
 * another town or region of postcodes, or a street whose house is missing. Rejects where the geocoder does not answer. The whole area of service
 * is searched, because the page does not know the visitor's language.
 */
export async function findPlace(
  { text, point }: GivenPlace,
  signal: AbortSignal,
): Promise<Location | undefined> {
  const provider = addressProvider();
  if (point) {
    // The page knows the place; only the names around it are looked up.
    const near = await provider.reverse(point, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    const [street = text] = text.split(',');
    const named = near
      ? locationOf(near, street)
      : { street, postalCode: '', city: '', country: '', placeId: '' };
    return { ...named, address: text, ...point };
  }
  const { list } = await provider.suggest(text, { country: serviceArea, signal });
  const [street = '', ...rest] = text.split(',');
  const town = plain(rest.join(' '));
  for (const suggestion of list.filter((one) => plain(one.text).startsWith(plain(street))).slice(0, 3)) {
    const place = await provider.details(suggestion);
    signal.throwIfAborted();
    const { route, street_number, locality = '', postal_code = '' } = place.address_components;
    if (town && !town.includes(plain(locality))) continue;
    const region = regionOf(town);
    if (region && region !== (regionOf(postal_code) ?? region)) continue;
    if (route && !street_number && (await knowsHouses(provider, place, serviceArea))) continue;
    return locationOf(place, street);
  }
  return undefined;
}

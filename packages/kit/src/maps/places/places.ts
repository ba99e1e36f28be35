import { addressLine } from '@freight/client/format';
import { quirk } from '#platform/quirks/useQuirk.ts';

/** Milliseconds. The person waits for their own choice meanwhile, so it is short. */
const houseTimeout = 2_500;

/** A place on the Earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** One end of a route with its address. */
export interface MapStop extends Point {
  address: string;
  /** Where it is known apart from the address. */
  city?: string;
}

/** A pickup or drop-off place as the send card stores it [SENDCARD-18]. Degrees. */
export interface Location {
  address: string;
  lat: number;
  lng: number;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  placeId: string;
}

/** One line of the suggestion list; `details` returns the place behind it. */
export interface Suggestion {
  placeId: string;
  /** The street and number, the town, the establishment. */
  text: string;
  /** Distinguishes it from another of the same name. */
  detail: string;
}

export interface Suggestions {
  list: Suggestion[];
  /** Must be shown with the list. */
  credit: string;
}

type ComponentName =
  | 'street_number'
  | 'route'
  | 'postal_code'
  | 'locality'
  | 'administrative_area_level_2'
  | 'administrative_area_level_1'
  | 'country';

/** The data requested from a places service about a place, and nothing more [ADDR-09]. */
export interface PlaceDetails {
  formatted_address: string;
  name: string;
  place_id: string;
  geometry: Point;
  address_components: Partial<Record<ComponentName, string>>;
}

interface SuggestOptions {
  /** ISO 3166 code the list is limited to. */
  country: string;
  signal: AbortSignal;
}

/** A places service: suggestions for a typed text, and the details of a chosen one [ADDR-01]. */
export interface AddressProvider {
  /** Rejects with the `AbortError` of the signal, or with an error when the service does not answer. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestions>;
  details(suggestion: Suggestion): Promise<PlaceDetails>;
  /** What is at a point, preferably a house; undefined where nothing is. Rejects as `suggest` does. */
  reverse(point: Point, options: { signal: AbortSignal }): Promise<PlaceDetails | undefined>;
}

/**
 * Whether the service knows the houses of a street, so that asking for a number makes sense. False when it does not
 * answer in time.
 */
export async function knowsHouses(
  provider: AddressProvider,
  { address_components: { route = '', locality = '' } }: PlaceDetails,
  country: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(houseTimeout);
  try {
    const { list } = await provider.suggest(addressLine(`${route} 1`, locality), { country, signal });
    return list.some(({ text }) => text.startsWith(`${route} `) && /\d/.test(text.slice(route.length)));
  } catch {
    return false;
  }
}

const countries: Readonly<Record<string, string>> = { de: 'DE', no: 'NO', da: 'DK', fi: 'FI' };

/** Every country that orders come from and go to. */
export const serviceArea = ['SE', ...Object.values(countries)].join();

/**
 * The country addresses are searched in, by interface language [ADDR-02] to [ADDR-07]; several, separated by commas,
 * where the host has configured the whole service area.
 */
export const countryFor = (language: string): string =>
  quirk('addressSearch') === 'serviceArea' ? serviceArea : (countries[language] ?? 'SE');

/** A chosen place as a location; `unspecified` is its street when not even an address text is known. */
export function locationOf(place: PlaceDetails, unspecified: string): Location {
  const parts = place.address_components;
  const address = place.formatted_address || place.name;
  const street = [parts.route, parts.street_number].filter(Boolean).join(' ');
  return {
    address,
    ...place.geometry,
    street: street || address || unspecified,
    postalCode: parts.postal_code ?? '',
    city: parts.locality || parts.administrative_area_level_2 || parts.administrative_area_level_1 || '',
    country: parts.country ?? '',
    placeId: place.place_id,
  };
}

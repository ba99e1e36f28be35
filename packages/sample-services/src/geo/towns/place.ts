import type { LatLon } from '#geo/measures/distance.ts';
import { foldedWords } from './foldText.ts';
import type { Town } from './gazetteer.ts';
import type { Address, Street } from './townPlan.ts';

/** An entry of the gazetteer. */
export type Place =
  | { readonly kind: 'house'; readonly address: Address }
  | { readonly kind: 'street'; readonly street: Street }
  | { readonly kind: 'city'; readonly town: Town };

/** The point of the place: the door, the middle of the street, the centre of the town. */
export function positionOf(place: Place): LatLon {
  if (place.kind === 'house') return place.address.position;
  if (place.kind === 'city') return place.town.position;
  const { line } = place.street;
  return line[line.length >> 1] ?? [0, 0];
}

/** ISO 3166-1 alpha-2, upper case. */
export function countryCodeOf(place: Place): string {
  if (place.kind === 'city') return place.town.countryCode;
  return streetOf(place).countryCode;
}

function streetOf(place: Exclude<Place, { kind: 'city' }>): Street {
  return place.kind === 'street' ? place.street : place.address.street;
}

/** Names of a town in other languages. */
const namesAbroad: Readonly<Record<string, string>> = {
  Göteborg: 'Gothenburg',
  Haparanda: 'Haaparanta',
  Kiruna: 'Giron Kiiruna',
  København: 'Copenhagen Köpenhamn Kopenhagen',
  Helsinki: 'Helsingfors',
  Turku: 'Åbo',
  Tampere: 'Tammerfors',
  München: 'Munich',
};
const withNamesAbroad = (city: string): string => `${city} ${namesAbroad[city] ?? ''}`;
/** Every name of a town. */
export const namesOf = ({ city }: Town): string[] => [city, ...(namesAbroad[city]?.split(' ') ?? [])];

/** The folded words by which a place can be asked for. */
export interface PlaceWords {
  readonly name: readonly string[];
  readonly city: readonly string[];
  /** Digits only. */
  readonly postcode: string;
}

/** Its own name, the town it lies in, and its postal code; a town has only its name. */
export function wordsOf(place: Place): PlaceWords {
  if (place.kind === 'city') {
    return { name: foldedWords(withNamesAbroad(place.town.city)), city: [], postcode: '' };
  }
  const street = streetOf(place);
  return {
    name: foldedWords(street.name),
    city: foldedWords(withNamesAbroad(street.city)),
    postcode: street.postcode.replace(/\s/g, ''),
  };
}

/** Bigger towns come before smaller ones of the same fit, and a town before the streets named after it. */
export function sizeFactor(place: Place): number {
  if (place.kind === 'city') return 1 + 0.1 * Math.log10(1 + place.town.population);
  return 1 + 0.04 * streetOf(place).tier;
}

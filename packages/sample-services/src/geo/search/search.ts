import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { lazily } from '#geo/data/lazily.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { foldedWords } from '#geo/towns/foldText.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import {
  countryCodeOf,
  type Place,
  type PlaceWords,
  positionOf,
  sizeFactor,
  wordsOf,
} from '#geo/towns/place.ts';
import type { Street } from '#geo/towns/townPlan.ts';
import { parseAddressQuery } from './addressQuery.ts';
import { fitOf } from './fit.ts';

export interface Hit {
  readonly place: Place;
  /** Only its order means something; higher fits better. */
  readonly score: number;
}
/** Where the person is looking; nearer places come first. */
export interface Focus {
  readonly position: LatLon;
  /** Within this distance all places count as equally near. */
  readonly radiusKm: number;
  /** 0 to 1: how much the fit and size of a place still count against its nearness. */
  readonly prominence: number;
}

const shortestBeginning = 4;
/** Every beginning of a word: an unfinished word with a typo is near one of them, though far from the whole. */
function beginnings(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - shortestBeginning) }, (_, i) =>
      word.slice(0, shortestBeginning + i),
    ),
  );
}

/** Typos forgiven: none in short words and numbers, one from four letters, two from eight. */
function forgivenTypos(word: string): number | boolean {
  if (/^\d/.test(word) || word.length < 4) return false;
  return word.length < 8 ? 1 : 2;
}

const asIs = (word: string): string => word;
const inWords = (text: string): string[] => text.split(' ').filter(Boolean);

const newIndex = () =>
  new MiniSearch<{ id: number; whole: string; beginnings: string }>({
    fields: ['whole', 'beginnings'],
    tokenize: inWords,
    processTerm: asIs,
    searchOptions: { tokenize: foldedWords, processTerm: asIs, prefix: true, fuzzy: forgivenTypos },
  });

const houseKey = (street: Street, houseNumber: string): string => `${street.id} ${houseNumber.toLowerCase()}`;

const searchIndex = lazily(() => {
  const { streets, towns, addresses } = gazetteer();
  const places = [
    ...streets.map((street): Place => ({ kind: 'street', street })),
    ...towns.map((town): Place => ({ kind: 'city', town })),
  ].map((place) => ({ place, words: wordsOf(place) }));
  const index = newIndex();
  index.addAll(
    places.map(({ words }, id) => ({
      id,
      whole: [...words.name, ...words.city, words.postcode].join(' '),
      beginnings: beginnings([...words.name, ...words.city]).join(' '),
    })),
  );
  const houses = new Map(
    addresses.map((address) => [houseKey(address.street, address.houseNumber), address]),
  );
  return { index, places, houses };
});

/** Places that hold every word, or, when none does, those that hold some. */
function candidates(words: readonly string[]): { place: Place; words: PlaceWords }[] {
  const { index, places } = searchIndex();
  const query = words.join(' ');
  const all = index.search(query, { combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
  // In the gazetteer's order, the larger towns first, so that equals stay in it.
  const ids = found.map(({ id }) => Number(id)).sort((a, b) => a - b);
  return ids.map((id) => places[id]).filter((entry) => entry !== undefined);
}

/** The house on that street, if a number was asked for and exists. */
function houseOn(place: Place, houseNumber: string | undefined): Place | undefined {
  if (place.kind !== 'street' || !houseNumber) return undefined;
  const { houses } = searchIndex();
  const find = (number: string) => houses.get(houseKey(place.street, number));
  // `16 k` may be a second door, or number 16 and the beginning of the town's name.
  const address = find(houseNumber) ?? find(houseNumber.replace(/[a-z]$/, ''));
  return address && { kind: 'house', address };
}

function nearnessFactor(place: Place, focus: Focus | undefined): number {
  if (!focus) return 1;
  const radii = distanceInKm(focus.position, positionOf(place)) / focus.radiusKm;
  return 1 / (1 + (1 - focus.prominence) * Math.log2(Math.max(1, radii)));
}

const foundHouseFactor = 1.3;
/** What fits less than this share of the best is noise in a list of suggestions. */
const leastShareOfBest = 0.35;

interface Fit {
  place: Place;
  fit: number;
}

function fitsOf(text: string): Fit[] {
  const { words: asked, houseNumber, countryCode } = parseAddressQuery(text);
  if (asked.length === 0) return [];
  const fits: Fit[] = [];
  for (const { place, words } of candidates(asked)) {
    if (countryCode && countryCodeOf(place) !== countryCode) continue;
    const house = houseOn(place, houseNumber);
    const fit = fitOf(asked, words) * sizeFactor(place) * (house ? foundHouseFactor : 1);
    fits.push({ place: house ?? place, fit });
  }
  const best = fits.reduce((most, { fit }) => Math.max(most, fit), 0);
  return fits.filter(({ fit }) => fit >= best * leastShareOfBest);
}

/** A letter or two fit a large part of all there is, and are how every search begins. */
const fewLetters = 3;
const fitsOfFew = new LRUCache<string, Fit[]>({ max: 500, memoMethod: fitsOf });

/**
 * Finds towns, streets and houses by what a person typed: folded, forgiving, finished or not. Best fit first.
 * With a house number that exists on a street the house is answered, otherwise the street.
 */
export function searchPlaces(text: string, focus?: Focus): Hit[] {
  const typed = text.trim().toLowerCase();
  const fits = typed.length <= fewLetters ? fitsOfFew.memo(typed) : fitsOf(text);
  return fits
    .map(({ place, fit }): Hit => ({ place, score: fit * nearnessFactor(place, focus) }))
    .sort((a, b) => b.score - a.score);
}

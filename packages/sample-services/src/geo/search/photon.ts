import type { PhotonAnswer, PhotonFeature } from '@freight/contract';
import { sampleCredit } from '#geo/data/dataFiles.ts';
import { countryCodeOf, type Place, positionOf } from '#geo/towns/place.ts';
import { photonFeatureOf } from './photonFeature.ts';
import { type PlaceTag, passesTagFilters } from './photonFilters.ts';
import { type CommonParameters, readReverseParameters, readSearchParameters } from './photonParameters.ts';
import { placesAt } from './reverse.ts';
import { searchPlaces } from './search.ts';

/** Photon's answer, and beside it the credit that must be shown with it. */
export type CreditedAnswer = PhotonAnswer & { attribution: string };

const answer = (features: PhotonFeature[]): CreditedAnswer => ({
  type: 'FeatureCollection',
  features,
  attribution: sampleCredit,
});

const tags: Readonly<Record<Place['kind'], PlaceTag>> = {
  house: { key: 'place', value: 'house' },
  street: { key: 'highway', value: 'residential' },
  city: { key: 'place', value: 'city' },
};

function passesKind(place: Place, { layers, ...filters }: CommonParameters): boolean {
  if (layers.length > 0 && !layers.includes(place.kind)) return false;
  return passesTagFilters(filters, tags[place.kind]);
}

/** Photon's own measure: at zoom 14 the focus reaches 4 km, and each step out doubles it. */
const focusRadiusKm = (zoom: number): number => 0.25 * 2 ** Math.max(0, 18 - zoom);

/**
 * `GET /api` of a Photon geocoder: places for a typed text, the best fit first (15 unless `limit` is given).
 * @throws PhotonError for parameters Photon refuses, unknown ones among them.
 */
export function photonSearch(params: URLSearchParams): CreditedAnswer {
  const asked = readSearchParameters(params);
  const { bias, bbox, countryCodes } = asked;
  const focus = bias && {
    position: bias,
    radiusKm: focusRadiusKm(asked.zoom),
    prominence: asked.biasScale,
  };
  const inBox = (place: Place): boolean => {
    if (!bbox) return true;
    const [lat, lon] = positionOf(place);
    const [west, south, east, north] = bbox;
    return lon >= west && lon <= east && lat >= south && lat <= north;
  };
  const inCountry = (place: Place): boolean =>
    countryCodes.length === 0 || countryCodes.includes(countryCodeOf(place));
  const features = searchPlaces(asked.query, focus)
    .map(({ place }) => place)
    .filter((place) => inCountry(place) && passesKind(place, asked) && inBox(place))
    .slice(0, asked.limit)
    .map((place) => photonFeatureOf(place, asked.language));
  return answer(features);
}

/**
 * `GET /reverse` of a Photon geocoder: the places at a position (one within 1 km unless
 * `limit` and `radius` are given), or no feature at all.
 * @throws PhotonError for parameters Photon refuses, unknown ones among them.
 */
export function photonReverse(params: URLSearchParams): CreditedAnswer {
  const asked = readReverseParameters(params);
  const kinds = (['house', 'street', 'city'] as const).filter((kind) => passesTagFilters(asked, tags[kind]));
  const wanted = kinds.filter((kind) => asked.layers.length === 0 || asked.layers.includes(kind));
  const places = placesAt({
    position: asked.position,
    radiusKm: asked.radiusKm,
    limit: asked.limit,
    kinds: wanted,
  });
  return answer(places.map((place) => photonFeatureOf(place, asked.language)));
}

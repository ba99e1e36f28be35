import type { PhotonFeature } from '@freight/contract';
import { hashText } from '#geo/data/seededRandom.ts';
import type { LatLon } from '#geo/measures/distance.ts';
import { countryCodeOf, type Place, positionOf } from '#geo/towns/place.ts';

const ownLanguage: Readonly<Record<string, string>> = { SE: 'sv', NO: 'nb', DK: 'da', FI: 'fi', DE: 'de' };

function countryName(countryCode: string, language: string | undefined): string {
  const names = new Intl.DisplayNames([language ?? ownLanguage[countryCode] ?? 'en'], { type: 'region' });
  return names.of(countryCode) ?? countryCode;
}

/** West, north, east, south: the order Photon uses. */
function extentOf(line: readonly LatLon[]): [number, number, number, number] {
  const lats = line.map(([lat]) => lat);
  const lons = line.map(([, lon]) => lon);
  return [Math.min(...lons), Math.max(...lats), Math.max(...lons), Math.min(...lats)];
}

function ownProperties(place: Place) {
  if (place.kind === 'city') {
    const { city, municipality, county, countryCode } = place.town;
    return {
      osm_type: 'N',
      osm_id: hashText(countryCode + city + (municipality ?? '')),
      osm_key: 'place',
      osm_value: 'city',
      type: 'city',
      name: city,
      county: municipality,
      state: county,
    };
  }
  const street = place.kind === 'street' ? place.street : place.address.street;
  const where = {
    postcode: street.postcode,
    city: street.city,
    county: street.municipality,
    state: street.county,
  };
  if (place.kind === 'street') {
    return {
      osm_type: 'W',
      osm_id: hashText(street.id),
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name: street.name,
      ...where,
      extent: extentOf(street.line),
    };
  }
  const { houseNumber } = place.address;
  return {
    osm_type: 'N',
    osm_id: hashText(`${street.id} ${houseNumber}`),
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: houseNumber,
    street: street.name,
    ...where,
  };
}

/**
 * One place as Photon describes it: a house has `housenumber` and `street`, a street carries its name in `name`.
 * The ids only look like OpenStreetMap's; `extra.sample` marks the place as made up.
 */
export function photonFeatureOf(place: Place, language: string | undefined): PhotonFeature {
  const [lat, lon] = positionOf(place);
  const countryCode = countryCodeOf(place);
  return {
    type: 'Feature',
    properties: {
      ...ownProperties(place),
      country: countryName(countryCode, language),
      countrycode: countryCode,
      ...(place.kind === 'city' ? {} : { extra: { sample: 'yes' } }),
    },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  };
}

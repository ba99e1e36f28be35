import { type Fields, fieldsOf, list, text as readText } from '@freight/client/fields';
import { addressLine } from '@freight/client/format';
import type { PlaceDetails } from '#maps/places/places.ts';

/** One place of an answer, with the two lines it is suggested by. */
export interface PhotonPlace {
  text: string;
  detail: string;
  details: PlaceDetails;
}

const textOf = (value: unknown): string => readText(value).trim();
const spaced = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** Kinds of places whose name is a town's or a part of one. */
const settlements = ['city', 'district', 'locality'];

/** GeoJSON has longitude first. */
function pointOf(feature: Fields): PlaceDetails['geometry'] | undefined {
  const { coordinates } = fieldsOf(feature['geometry']);
  const [lng, lat] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  return typeof lat === 'number' && typeof lng === 'number' && Number.isFinite(lat + lng)
    ? { lat, lng }
    : undefined;
}

function placeOf(feature: Fields): PhotonPlace | undefined {
  const geometry = pointOf(feature);
  const properties = fieldsOf(feature['properties']);
  const say = (name: string) => textOf(properties[name]);
  const [kind, name, number] = [say('type'), say('name'), say('housenumber')];
  const isSettlement = settlements.includes(kind);
  const route = say('street') || (kind === 'street' ? name : '');
  const town = say('city') || (isSettlement ? name : '');
  const street = spaced(route, number);
  const text = name || street || town;
  if (!geometry || !text) return undefined;

  const line = spaced(say('postcode'), town);
  const lines = [...new Set([text, street, line, say('country')])];
  // The second line does not repeat the first: "Stockholm, Stockholm" adds nothing.
  const region = say('state') === town ? '' : say('state');
  const around = [text === street ? '' : street, line || say('county'), region];
  const detail = addressLine(...[...new Set(around)].filter((part) => part !== text));
  return {
    text,
    detail,
    details: {
      formatted_address: addressLine(...lines),
      name: text,
      place_id: say('osm_id') ? say('osm_type') + say('osm_id') : `${geometry.lat},${geometry.lng}`,
      geometry,
      address_components: {
        street_number: number,
        route,
        postal_code: say('postcode'),
        locality: town,
        administrative_area_level_2: say('county'),
        administrative_area_level_1: say('state'),
        country: say('country'),
      },
    },
  };
}

/**
 * The places of an answer, unreadable ones left out. A geocoder that does not know how to limit to a country
 * sends others as well: they are left out too, if there is a limit.
 */
export function readAnswer(answer: unknown, country?: string): { places: PhotonPlace[]; credit: string } {
  const { features, attribution } = fieldsOf(answer);
  const isInside = (feature: Fields) => {
    const code = textOf(fieldsOf(feature['properties'])['countrycode']);
    return !country || code === '' || country.split(',').includes(code.toUpperCase());
  };
  const places = list(features)
    .map(fieldsOf)
    .filter(isInside)
    .map(placeOf)
    .filter((place) => place !== undefined);
  const seen = new Set<string>();
  const isNew = ({ text, detail }: PhotonPlace) => !seen.has(text + detail) && seen.add(text + detail);
  return { places: places.filter(isNew), credit: textOf(attribution) || '© OpenStreetMap' };
}

/** Whether something is a geocoder's answer, and not, for example, a network's sign-in page. */
export const isAnswer = (answer: unknown): boolean => Array.isArray(fieldsOf(answer)['features']);

/** The message of a refusal: Photon has sent `{message}` since its first version, `{title}` in later ones. */
export function refusalIn(answer: unknown): string | undefined {
  const { message, title } = fieldsOf(answer);
  return textOf(message) || textOf(title) || undefined;
}

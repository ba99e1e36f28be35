import { type Data, dropoff, pickup, route } from './order.ts';

/** A line through points in degrees, as directions write it: differences of 1/100,000 in base 64, the lowest bits first. */
function polyline(points: readonly { lat: number; lng: number }[]): string {
  let text = '';
  let before = [0, 0];
  for (const { lat, lng } of points) {
    const next = [Math.round(lat * 1e5), Math.round(lng * 1e5)];
    for (const [index, value] of next.entries()) {
      const step = value - (before[index] ?? 0);
      let bits = step < 0 ? ~(step << 1) : step << 1;
      for (; bits >= 0x20; bits >>= 5) text += String.fromCharCode((0x20 | (bits & 0x1f)) + 63);
      text += String.fromCharCode(bits + 63);
    }
    before = next;
  }
  return text;
}

/** The road between the two rehearsed places, as a straight line. */
export const directions: Data = {
  status: 'OK',
  routes: [
    {
      overview_polyline: { points: polyline([pickup, dropoff]) },
      legs: [
        {
          distance: { text: `${route.distanceInKm} km`, value: route.distanceInKm * 1000 },
          duration: { text: `${route.hours} h`, value: route.hours * 3600 },
        },
      ],
    },
  ],
};

const feature = (
  id: number,
  { lat, lng }: { lat: number; lng: number },
  properties: Readonly<Record<string, string>>,
) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { osm_type: 'N', osm_id: id, country: 'Sverige', countrycode: 'SE', ...properties },
});

const house = (street: string, housenumber: string, city: string) => ({
  type: 'house',
  street,
  housenumber,
  city,
});
const known = [
  feature(1, pickup, { ...house('Storgatan', '12', pickup.city), postcode: '652 24' }),
  feature(2, dropoff, { ...house('Sveavägen', '44', dropoff.city), postcode: '111 34' }),
];

/** Somewhere in Sweden: the same text is always at the same place, and two texts are hardly ever near each other. */
function somewhere(text: string) {
  let hash = 0;
  for (const sign of text) hash = ((hash + sign.charCodeAt(0)) * 7_919) % 9_973;
  return { id: 10 + hash, lat: 56 + (hash % 100) * 0.04, lng: 13 + Math.floor(hash / 100) * 0.03 };
}

/** The place that a text names, as if there were one: goods may be anywhere, and so may the visitor. */
function namedPlace(text: string) {
  const [first = '', ...rest] = text.trim().split(/\s*,\s*/);
  const { id, ...at } = somewhere(text.trim().toLocaleLowerCase('sv'));
  const town = rest.filter((part) => part.toLocaleLowerCase('sv') !== 'sverige').at(-1);
  const city = town?.replace(/^[\d\s]+/, '') || dropoff.city;
  const [, street, housenumber] = /^(.+?)\s+(\d+\s?\p{L}?)$/u.exec(first) ?? [];
  if (street && housenumber) return feature(id, at, house(street, housenumber, city));
  return feature(id, at, { type: 'city', name: first });
}

/** What a geocoder answers: the rehearsed places that have all words of the text, or a place with its name. */
export function placesFor(text: string): Data {
  const words = text.toLocaleLowerCase('sv').match(/[\p{L}\d]+/gu) ?? [];
  const fitting = known.filter(({ properties }) => {
    const place = Object.values(properties).join(' ').toLocaleLowerCase('sv');
    return words.every((word) => place.includes(word));
  });
  return { type: 'FeatureCollection', features: fitting.length > 0 ? fitting : [namedPlace(text)] };
}

const nothing = { type: 'GeometryCollection', geometries: [] };

/** What the files of the drawn map have in common, without any land: the map shows the route alone. */
export const emptyMap: Data = {
  type: 'Topology',
  arcs: [],
  objects: {
    countries: nothing,
    counties: nothing,
    lakes: nothing,
    rivers: nothing,
    roads: nothing,
    streets: nothing,
  },
  towns: [],
  places: [],
  counties: [],
  credit: '',
};

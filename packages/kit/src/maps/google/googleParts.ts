import type { PlaceDetails } from '#maps/places/places.ts';

type Components = PlaceDetails['address_components'];
const wanted = [
  'street_number',
  'route',
  'postal_code',
  'locality',
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
] as const satisfies readonly (keyof Components)[];

/** The parts of an address by their names, from either of Google's two spellings. */
export function componentsOf(
  parts: readonly { types: string[]; longText?: string | null; long_name?: string }[],
): Components {
  const found: Components = {};
  for (const name of wanted) {
    const part = parts.find(({ types }) => types.includes(name));
    if (part) found[name] = part.longText ?? part.long_name ?? '';
  }
  return found;
}

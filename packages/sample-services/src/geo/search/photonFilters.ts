/** The kind of thing a place is, in OpenStreetMap's words. */
export interface PlaceTag {
  readonly key: string;
  readonly value: string;
}
export interface TagFilters {
  readonly tags: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const partMatches = (pattern: string, part: string): boolean => pattern === '' || pattern === part;

function tagMatches(pattern: string, tag: PlaceTag): boolean {
  const [key = '', value = ''] = pattern.split(':');
  return partMatches(key, tag.key) && partMatches(value, tag.value);
}

/** `key:value`, `key` and `:value` let in; with an exclamation mark in any of its places they keep out. */
function passesTags(filters: readonly string[], tag: PlaceTag): boolean {
  const lettingIn: string[] = [];
  for (const filter of filters) {
    const [key = '', value = ''] = filter.split(':');
    if (value.startsWith('!') && key !== '') {
      // `key:!value` lets in every other value of that key.
      if (!(tag.key === key && tag.value !== value.slice(1))) return false;
    } else if (filter.includes('!')) {
      if (tagMatches(filter.replaceAll('!', ''), tag)) return false;
    } else {
      lettingIn.push(filter);
    }
  }
  return lettingIn.length === 0 || lettingIn.some((filter) => tagMatches(filter, tag));
}

const inCategory = (category: string, tag: PlaceTag): boolean =>
  `osm.${tag.key}.${tag.value}.`.startsWith(`${category}.`);

/** Whether a place passes Photon's `osm_tag`, `include` and `exclude` (categories `osm.key.value` or their beginnings). */
export function passesTagFilters({ tags, include, exclude }: TagFilters, tag: PlaceTag): boolean {
  if (!passesTags(tags, tag)) return false;
  if (include.length > 0 && !include.some((category) => inCategory(category, tag))) return false;
  return !exclude.some((category) => inCategory(category, tag));
}

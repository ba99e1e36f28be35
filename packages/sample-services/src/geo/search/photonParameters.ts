import type { LatLon } from '#geo/measures/distance.ts';

/** A request the geocoder cannot read. `message` is the answer's message, as Photon sends it. */
export class PhotonError extends Error {
  readonly status = 400;
  override readonly name = 'PhotonError';
}

const commonParameters = [
  'lang',
  'limit',
  'debug',
  'dedupe',
  'geometry',
  'osm_tag',
  'layer',
  'include',
  'exclude',
];
const searchParameters = [
  ...commonParameters,
  'q',
  'lat',
  'lon',
  'zoom',
  'location_bias_scale',
  'bbox',
  'countrycode',
  'suggest_addresses',
];
const reverseParameters = [
  ...commonParameters,
  'lat',
  'lon',
  'radius',
  'query_string_filter',
  'distance_sort',
];

const supportedLanguages = ['default', 'sv', 'en', 'de', 'no', 'da', 'fi'];
const layers = ['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other'];
const mostResults = 50;

export interface CommonParameters {
  readonly limit: number;
  /** `undefined`: names as they are written in their own country. */
  readonly language: string | undefined;
  /** Empty: every layer. */
  readonly layers: readonly string[];
  readonly tags: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}
export interface SearchParameters extends CommonParameters {
  readonly query: string;
  readonly bias: LatLon | undefined;
  readonly zoom: number;
  readonly biasScale: number;
  /** West, south, east, north. */
  readonly bbox: readonly [number, number, number, number] | undefined;
  /** Upper case. Empty: every country. */
  readonly countryCodes: readonly string[];
}
export interface ReverseParameters extends CommonParameters {
  readonly position: LatLon;
  readonly radiusKm: number;
}

function refuseUnknown(params: URLSearchParams, allowed: readonly string[]): void {
  for (const name of params.keys()) {
    if (allowed.includes(name)) continue;
    throw new PhotonError(
      `Unknown query parameter '${name}'.  Allowed parameters are: [${allowed.join(', ')}]`,
    );
  }
}

function readNumber(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  throw new PhotonError(`Invalid value for '${name}' parameter.`);
}

function readFlag(params: URLSearchParams, name: string): boolean {
  const text = params.get(name)?.toLowerCase();
  if (text === undefined || text === '0' || text === 'false') return false;
  if (text === '1' || text === 'true') return true;
  throw new PhotonError(`Invalid value for '${name}' parameter.`);
}

function readLanguage(params: URLSearchParams): string | undefined {
  const language = params.get('lang');
  if (language === null || language === 'default') return undefined;
  if (supportedLanguages.includes(language)) return language;
  throw new PhotonError(`Language is not supported. Supported are: ${supportedLanguages.join(', ')}`);
}

function readCategories(params: URLSearchParams, name: 'include' | 'exclude'): string[] {
  const categories = params.getAll(name).flatMap((value) => value.split(','));
  if (categories.every((category) => /^[\w-]+(\.[\w-]+)*$/.test(category))) return categories;
  throw new PhotonError(`Invalid category pattern in '${name}'.`);
}

function readTags(params: URLSearchParams): string[] {
  const tags = params.getAll('osm_tag');
  const bad = tags.find((tag) => !/^(!?[\w-]+(:!?[\w-]+)?|:!?[\w-]+)$/.test(tag));
  if (bad === undefined) return tags;
  throw new PhotonError(`Invalid parameter 'osm_tag=${bad}': bad syntax for tag filter.`);
}

function readCommon(params: URLSearchParams, usualLimit: number): CommonParameters {
  for (const flag of ['debug', 'dedupe', 'suggest_addresses', 'distance_sort']) readFlag(params, flag);
  if (readFlag(params, 'geometry')) {
    throw new PhotonError('Geometry output requested but not available in database.');
  }
  const limit = readNumber(params, 'limit', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) ?? usualLimit;
  if (!Number.isInteger(limit)) throw new PhotonError("Invalid value for 'limit' parameter.");
  const wantedLayers = params.getAll('layer');
  if (!wantedLayers.every((layer) => layers.includes(layer))) {
    throw new PhotonError(`Unknown layer type. Available layers: [${layers.join(', ')}]`);
  }
  return {
    limit: Math.max(1, Math.min(mostResults, limit)),
    language: readLanguage(params),
    layers: wantedLayers,
    tags: readTags(params),
    include: readCategories(params, 'include'),
    exclude: readCategories(params, 'exclude'),
  };
}

function readPosition(params: URLSearchParams): LatLon | undefined {
  const lat = readNumber(params, 'lat', -90, 90);
  const lon = readNumber(params, 'lon', -180, 180);
  if (lat !== undefined && lon !== undefined) return [lat, lon];
  if (lat === undefined && lon === undefined) return undefined;
  throw new PhotonError(`Missing parameter '${lat === undefined ? 'lat' : 'lon'}'.`);
}

function readBbox(params: URLSearchParams): SearchParameters['bbox'] {
  const text = params.get('bbox');
  if (text === null) return undefined;
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  const areNumbers = parts.length === 4 && parts.every(Number.isFinite);
  if (!areNumbers || west === undefined || south === undefined || east === undefined || north === undefined) {
    throw new PhotonError(
      "Invalid number of supplied coordinates for parameter 'bbox', expected format is: minLon,minLat,maxLon,maxLat",
    );
  }
  if (Math.max(Math.abs(south), Math.abs(north)) > 90 || Math.max(Math.abs(west), Math.abs(east)) > 180) {
    throw new PhotonError(
      'Invalid bounds for parameter bbox, expected values minLat, maxLat element [-90,90], minLon, maxLon element [-180,180]',
    );
  }
  return [west, south, east, north];
}

/** Reads the parameters of `GET /api`. @throws PhotonError for what Photon refuses. */
export function readSearchParameters(params: URLSearchParams): SearchParameters {
  refuseUnknown(params, searchParameters);
  const common = readCommon(params, 15);
  const query = params.get('q')?.trim() ?? '';
  if (query === '') throw new PhotonError('q parameter is required when no include categories are specified');
  return {
    ...common,
    query,
    bias: readPosition(params),
    zoom: readNumber(params, 'zoom', 0, 24) ?? 12,
    biasScale: readNumber(params, 'location_bias_scale', 0, 1) ?? 0.4,
    bbox: readBbox(params),
    countryCodes: params
      .getAll('countrycode')
      .flatMap((codes) => codes.split(','))
      .map((code) => code.trim().toUpperCase()),
  };
}

/** Reads the parameters of `GET /reverse`. @throws PhotonError for what Photon refuses. */
export function readReverseParameters(params: URLSearchParams): ReverseParameters {
  refuseUnknown(params, reverseParameters);
  const position = readPosition(params);
  if (!position) throw new PhotonError("Missing parameter 'lat' and 'lon'.");
  return {
    ...readCommon(params, 1),
    position,
    radiusKm: readNumber(params, 'radius', 0, 5000) ?? 1,
  };
}

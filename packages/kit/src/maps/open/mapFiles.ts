import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { apiOrigin } from '#platform/configuration.ts';
import { unlessLeft } from '#platform/leaving/leaving.ts';
import { shared } from '#platform/registry.ts';

/** Milliseconds until a file counts as failed. */
const fileTimeout = 15_000;

/** `[name, lat, lon, population, country]`, the most important first. */
export type LabelledPlace = readonly [
  name: string,
  lat: number,
  lon: number,
  population: number,
  country: string,
];
export type LabelledCounty = readonly [name: string, lat: number, lon: number];
export interface Labels {
  credit: string;
  places: readonly LabelledPlace[];
  counties: readonly LabelledCounty[];
}
export interface TownProperties {
  /** West, south, east, north. */
  bbox: readonly [number, number, number, number];
  /** The n-th name is the n-th line's. */
  names: readonly string[];
  /** Closed shapes, see `shapeAt`; an older server has none. */
  parks?: readonly (readonly number[])[];
  waters?: readonly (readonly number[])[];
  lands?: readonly (readonly number[])[];
}
/** The houses of a town: the n-th number belongs to the n-th pair of steps. */
export interface TownHouses {
  bbox: TownProperties['bbox'];
  numbers: readonly string[];
  at: readonly number[];
}
export interface RoadProperties {
  ref: string;
  kind: 'motorway' | 'primary' | 'ferry';
}

declare module '#platform/registry.ts' {
  interface Shared {
    /** By address. */
    mapFiles: Map<string, Promise<unknown>>;
  }
}

const files = () => shared('mapFiles', () => new Map<string, Promise<unknown>>());

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(fileTimeout) });
  if (!response.ok) throw new Error(`The map's file answered ${response.status}.`);
  return response.json();
}

/** A file of the API's drawn map, fetched once per page; one that failed is fetched again when it is requested. */
function mapFile<Content>(name: 'basemap' | 'roads' | 'streets' | 'houses' | 'labels'): Promise<Content> {
  const url = `${apiOrigin()}/map/${name}.json`;
  const known = files().get(url);
  if (known) return known as Promise<Content>;
  const fetched = unlessLeft(() => fetchFile(url), { isRepeatable: true });
  files().set(url, fetched);
  fetched.catch(() => files().delete(url));
  return fetched as Promise<Content>;
}

type Shapes<Names extends string, Properties extends object> = Topology<
  Record<Names, GeometryCollection<Properties>>
>;

/** Countries, counties, lakes and rivers as GeoJSON. */
export async function basemap() {
  type Basemap = Shapes<'countries' | 'counties' | 'lakes' | 'rivers', object>;
  const topology = await mapFile<Basemap>('basemap');
  const { countries, counties, lakes, rivers } = topology.objects;
  return {
    countries: feature(topology, countries),
    counties: feature(topology, counties),
    lakes: feature(topology, lakes),
    rivers: feature(topology, rivers),
  };
}

/** The roads, one feature each. */
export async function roads() {
  const topology = await mapFile<Shapes<'roads', RoadProperties>>('roads');
  return feature(topology, topology.objects.roads).features;
}

/** The sample streets, one feature per town. */
export async function streets() {
  const topology = await mapFile<Shapes<'streets', TownProperties>>('streets');
  return feature(topology, topology.objects.streets).features;
}

/** The house numbers, by town. */
export const houses = async () => (await mapFile<{ towns: readonly TownHouses[] }>('houses')).towns;

/** Steps in a degree. */
const stepsPerDegree = 100_000;

/** Latitudes and longitudes of pairs of steps, which count east and north from the box's south-western corner. */
export function shapeAt([west, south]: TownProperties['bbox'], steps: readonly number[]): [number, number][] {
  return Array.from({ length: steps.length >> 1 }, (_, i) => [
    south + (steps[2 * i + 1] ?? 0) / stepsPerDegree,
    west + (steps[2 * i] ?? 0) / stepsPerDegree,
  ]);
}

export const labels = (): Promise<Labels> => mapFile<Labels>('labels');

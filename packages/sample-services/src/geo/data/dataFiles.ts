import { readFileSync } from 'node:fs';

const dataFolder = new URL('../../../data/geo/', import.meta.url);

/** The credit that must be shown with every map or route made from these files. */
export const sampleCredit = 'Natural Earth · GeoNames CC BY 4.0 · sample streets';

export interface SeedTown {
  readonly cc: string;
  readonly city: string;
  /** 3 is a city, 2 a town, 1 a small town: decides how many streets and houses there are. */
  readonly tier: number;
  readonly lat: number;
  readonly lon: number;
  readonly county?: string;
  readonly muni?: string;
  readonly codes: readonly string[];
  readonly streets: readonly string[];
}
export interface AddressSeed {
  readonly pool: readonly string[];
  readonly towns: readonly SeedTown[];
}
export type RoadKind = 'm' | 'p' | 'f';
export interface RoadRows {
  readonly nodes: readonly (readonly [name: string, lat: number, lon: number])[];
  readonly edges: readonly (readonly [
    from: number,
    to: number,
    km: number,
    ref: string,
    kind: RoadKind,
    kmh: number,
  ])[];
}
export type LocalityRow = readonly [
  name: string,
  lat: number,
  lon: number,
  population: number,
  county: string,
  municipality: string,
];

const read = (name: string): Buffer => readFileSync(new URL(name, dataFolder));
const parse = <T>(name: string): T => JSON.parse(read(name).toString('utf8')) as T;

/** Names and postal codes from which the sample addresses grow. */
export const readAddressSeed = (): AddressSeed => parse('address-seed.json');
/** Towns and helper points joined by roads and ferries; lengths in km, speeds in km/h. */
export const readRoads = (): RoadRows => parse('roads-se.json');
/** Swedish localities, the largest first. */
export const readLocalities = (): readonly LocalityRow[] => parse('se-localities.json');
/** Countries, counties, lakes and rivers as TopoJSON, exactly as stored. */
export const readBasemap = (): Buffer => read('basemap.topo.json');
/** Name and place of each Swedish county. */
export const readCountyLabels = (): readonly (readonly [string, number, number])[] =>
  parse('county-labels.json');
/** Places to label, the most important first. */
export const readMapPlaces = (): readonly (readonly [string, number, number, number, string])[] =>
  parse('map-places.json');

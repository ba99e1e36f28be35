import {
  type AddressSeed,
  type LocalityRow,
  readAddressSeed,
  readLocalities,
  type SeedTown,
} from '#geo/data/dataFiles.ts';
import { lazily } from '#geo/data/lazily.ts';
import { randomFrom } from '#geo/data/seededRandom.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { layGround, type TownGround } from './townGround.ts';
import { type Address, planTown, type Street } from './townPlan.ts';

export interface Town {
  readonly city: string;
  readonly countryCode: string;
  readonly county: string | undefined;
  readonly municipality: string | undefined;
  readonly position: LatLon;
  /** Inhabitants, where known: decides which namesake comes first. */
  readonly population: number;
}
/** The sample register of addresses: invented houses on invented streets in real towns. */
export interface Gazetteer {
  readonly towns: readonly Town[];
  readonly streets: readonly Street[];
  readonly addresses: readonly Address[];
  /** By country code and town, `SE Karlstad`; laid out for the map alone, on its first use. */
  readonly grounds: () => ReadonlyMap<string, TownGround>;
}

function streetsWanted(town: SeedTown): number {
  if (town.cc !== 'SE') return town.streets.length;
  if (town.tier === 3) return Math.max(town.streets.length, 20);
  return town.tier === 2 ? 14 : 10;
}

/** Fills a Swedish town up with street names that are common in the country. */
function streetNames(town: SeedTown, pool: readonly string[]): string[] {
  const names = [...town.streets];
  const random = randomFrom(`names${town.cc}${town.city}`);
  const candidates = pool.filter((name) => !names.includes(name));
  const wanted = streetsWanted(town);
  while (names.length < wanted && candidates.length > 0) {
    names.push(...candidates.splice(Math.floor(random() * candidates.length), 1));
  }
  return names;
}

const sameTownWithinKm = 15;

function gatherTowns(seedTowns: readonly SeedTown[], localities: readonly LocalityRow[]): Town[] {
  const fromLocalities = localities.map(
    ([city, lat, lon, population, county, municipality]): Town => ({
      city,
      countryCode: 'SE',
      county,
      municipality,
      position: [lat, lon],
      population,
    }),
  );
  const known = new Map(fromLocalities.map((town) => [town.city, town]));
  const missing = seedTowns.filter(({ cc, city, lat, lon }) => {
    const namesake = known.get(city);
    return cc !== 'SE' || !namesake || distanceInKm(namesake.position, [lat, lon]) > sameTownWithinKm;
  });
  return [
    ...fromLocalities,
    ...missing.map(
      (town): Town => ({
        city: town.city,
        countryCode: town.cc,
        county: town.county,
        municipality: town.muni,
        position: [town.lat, town.lon],
        population: 10 ** (town.tier + 3),
      }),
    ),
  ];
}

/**
 * Grows the gazetteer from its seed. Pure: no clock, no chance, no network, so addresses and street ids
 * stay the same over restarts and between machines.
 */
export function generate(seed: AddressSeed, localities: readonly LocalityRow[]): Gazetteer {
  const named = seed.towns.map((town) => ({ town, names: streetNames(town, seed.pool) }));
  const plans = named.map(({ town, names }) => planTown(town, names));
  return {
    towns: gatherTowns(seed.towns, localities),
    streets: plans.flatMap((plan) => plan.streets),
    addresses: plans.flatMap((plan) => plan.addresses),
    grounds: lazily(
      () =>
        new Map(named.map(({ town, names }) => [`${town.cc} ${town.city}`, layGround(town, names.length)])),
    ),
  };
}

/** The gazetteer of this server, grown on first use (some 50 ms) and then kept. */
export const gazetteer = lazily(() => generate(readAddressSeed(), readLocalities()));

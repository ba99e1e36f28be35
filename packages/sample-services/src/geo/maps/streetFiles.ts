import { readBasemap, readCountyLabels, readMapPlaces, sampleCredit } from '#geo/data/dataFiles.ts';
import { lazily } from '#geo/data/lazily.ts';
import { type Box, boxAround } from '#geo/measures/box.ts';
import type { LatLon } from '#geo/measures/distance.ts';
import { type Road, roadGraph } from '#geo/roads/roads.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import type { Street } from '#geo/towns/townPlan.ts';
import { mapFile } from './mapFile.ts';
import { type LineGroup, lineTopology } from './topology.ts';

/** About a metre, and about ten: streets are looked at closely, roads from afar. */
const streetSteps = 1e5;
const roadSteps = 1e4;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  return [...Map.groupBy(items, keyOf).values()];
}

/** Pairs of whole steps east and north of the box's corner: a third of what degrees would take. */
const stepsFrom = ([west, south]: Box, points: readonly LatLon[]): number[] =>
  points.flatMap(([lat, lon]) => [
    Math.round((lon - west) * streetSteps),
    Math.round((lat - south) * streetSteps),
  ]);

const townKey = ({ countryCode, city }: Street): string => `${countryCode} ${city}`;

function townOf(streets: readonly Street[]): LineGroup {
  const first = streets[0];
  const bbox = boxAround(streets.flatMap(({ line }) => line));
  const { parks = [], waters = [], lands = [] } = (first && gazetteer().grounds().get(townKey(first))) ?? {};
  return {
    lines: streets.map(({ line }) => line),
    properties: {
      city: first?.city,
      cc: first?.countryCode,
      bbox,
      names: streets.map(({ name }) => name),
      parks: parks.map((park) => stepsFrom(bbox, park)),
      waters: waters.map((water) => stepsFrom(bbox, water)),
      lands: lands.map((land) => stepsFrom(bbox, land)),
    },
  };
}

/** Joins roads that follow one another in the data into one line, which draws without seams. */
function joinLines(roads: readonly Road[]): LatLon[][] {
  const lines: LatLon[][] = [];
  let end: number | undefined;
  for (const road of roads) {
    const open = lines.at(-1);
    if (open && road.from === end) open.push(...road.line.slice(1));
    else lines.push([...road.line]);
    end = road.to;
  }
  return lines;
}

const roadKinds = { m: 'motorway', p: 'primary', f: 'ferry' } as const;

/**
 * The sample streets as TopoJSON: object `streets`, one MultiLineString per town with `city`, `cc`,
 * `bbox` (west, south, east, north) and `names`, the n-th name for the n-th line. `parks`, `waters` and `lands` are closed
 * shapes, each a list of pairs: hundred-thousandths of a degree east and north of the box's south-western corner.
 */
export const streetsFile = lazily(() => {
  const towns = groupBy(gazetteer().streets, townKey);
  return mapFile(lineTopology('streets', towns.map(townOf), streetSteps, sampleCredit));
});

/**
 * The houses of all towns: `towns`, each with `bbox`, `numbers`, and `at`, two steps (as in `parks`) for each number.
 * Loaded only at close zoom.
 */
export const housesFile = lazily(() => {
  const towns = groupBy(gazetteer().addresses, ({ street }) => townKey(street)).map((addresses) => {
    const points = addresses.map(({ position }) => position);
    const bbox = boxAround(points);
    return { bbox, numbers: addresses.map(({ houseNumber }) => houseNumber), at: stepsFrom(bbox, points) };
  });
  return mapFile({ credit: sampleCredit, towns });
});

/** The roads as TopoJSON: object `roads`, one MultiLineString per road with `ref` and `kind` (motorway, primary, ferry). */
export const roadsFile = lazily(() => {
  const groups = groupBy(roadGraph().roads, ({ ref, kind }) => `${kind} ${ref}`).map((roads): LineGroup => {
    const [first] = roads;
    return {
      lines: joinLines(roads),
      properties: { ref: first?.ref, kind: first && roadKinds[first.kind] },
    };
  });
  return mapFile(lineTopology('roads', groups, roadSteps, sampleCredit));
});

/** Countries, counties, lakes and rivers as TopoJSON. */
export const basemapFile = lazily(() => mapFile(readBasemap()));

/**
 * Names for the map: `places` as `[name, lat, lon, population, country]`, the most important first,
 * `counties` as `[name, lat, lon]`, and the `credit` to show.
 */
export const labelsFile = lazily(() =>
  mapFile({ credit: sampleCredit, places: readMapPlaces(), counties: readCountyLabels() }),
);

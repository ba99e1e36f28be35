import { expect, test } from 'vitest';
import { roadGraph } from '#geo/roads/roads.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import type { MapFile } from './mapFile.ts';
import { basemapFile, labelsFile, roadsFile, streetsFile } from './streetFiles.ts';
import type { Topology } from './topology.ts';

const read = <T>(file: MapFile): T => JSON.parse(file.body.toString('utf8')) as T;

/** Reads one arc the way any TopoJSON reader does: sums of steps, scaled and moved. */
function decodeArc({ arcs, transform }: Topology, index: number): [lon: number, lat: number][] {
  let x = 0;
  let y = 0;
  return (arcs[index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

test('the streets file holds every street by town and name, drawn within a metre', () => {
  const topology = read<Topology>(streetsFile());
  const towns = topology.objects['streets']?.geometries ?? [];
  expect(towns).toHaveLength(77);
  expect(topology.arcs).toHaveLength(840);
  for (const street of gazetteer().streets) {
    const town = towns.find(({ properties }) => properties['city'] === street.city);
    const nth = ((town?.properties['names'] ?? []) as string[]).indexOf(street.name);
    const line = decodeArc(topology, town?.arcs[nth]?.[0] ?? -1);
    expect(line).toHaveLength(street.line.length);
    for (const [i, [lon, lat]] of line.entries()) {
      expect(Math.abs(lon - (street.line[i]?.[1] ?? 0))).toBeLessThan(0.000_006);
      expect(Math.abs(lat - (street.line[i]?.[0] ?? 0))).toBeLessThan(0.000_006);
    }
  }
});

test('a town in the streets file has a box around all its streets', () => {
  const topology = read<Topology>(streetsFile());
  for (const town of topology.objects['streets']?.geometries ?? []) {
    const [west = 0, south = 0, east = 0, north = 0] = town.properties['bbox'] as number[];
    for (const [lon, lat] of town.arcs.flatMap(([arc]) => decodeArc(topology, arc))) {
      expect(lon).toBeGreaterThan(west - 0.000_01);
      expect(lon).toBeLessThan(east + 0.000_01);
      expect(lat).toBeGreaterThan(south - 0.000_01);
      expect(lat).toBeLessThan(north + 0.000_01);
    }
  }
});

test('the roads file draws every road under its number and kind', () => {
  const topology = read<Topology>(roadsFile());
  const roads = topology.objects['roads']?.geometries ?? [];
  expect(new Set(roads.map(({ properties }) => properties['kind']))).toEqual(
    new Set(['motorway', 'primary', 'ferry']),
  );
  const drawnPoints = topology.arcs.reduce((sum, arc) => sum + arc.length - 1, 0);
  const knownPoints = roadGraph().roads.reduce((sum, { line }) => sum + line.length - 1, 0);
  expect(drawnPoints).toBe(knownPoints);
  expect(roads.some(({ properties }) => properties['ref'] === 'E4')).toBe(true);
});

test('the basemap holds countries, counties, lakes and rivers', () => {
  const { objects } = read<Topology>(basemapFile());
  expect(Object.keys(objects).sort()).toEqual(['counties', 'countries', 'lakes', 'rivers']);
});

test('the labels hold places by importance, counties and the credit to show', () => {
  const labels = read<{ places: unknown[][]; counties: unknown[][]; credit: string }>(labelsFile());
  expect(labels.places).toHaveLength(350);
  expect(labels.places.some(([name, , , , country]) => name === 'Stockholm' && country === 'SE')).toBe(true);
  expect(labels.counties.length).toBeGreaterThanOrEqual(20);
  expect(labels.credit).toBe('Natural Earth · GeoNames CC BY 4.0 · sample streets');
});

test('streets and roads carry the credit as well', () => {
  for (const file of [streetsFile(), roadsFile()]) expect(read<Topology>(file).credit).toContain('sample');
});

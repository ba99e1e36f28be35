import type { LatLon } from './distance.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];

export function boxAround(points: readonly LatLon[]): Box {
  const lats = points.map(([lat]) => lat);
  const lons = points.map(([, lon]) => lon);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

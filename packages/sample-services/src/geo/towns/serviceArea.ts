import type { LatLon } from '#geo/measures/distance.ts';

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The Nordic countries as far as the map is drawn, and Germany, where some lorries go. */
const boxes: readonly Box[] = [
  { south: 53, west: 2, north: 71.5, east: 34 },
  { south: 47.2, west: 5.8, north: 55.1, east: 15.1 },
];

/** Whether a place lies in the area that the sample roads cover. */
export function isInServiceArea([lat, lon]: LatLon): boolean {
  return boxes.some((box) => lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east);
}

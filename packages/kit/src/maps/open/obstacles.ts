import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { Obstacle } from './labels.ts';

/** What is over the map, with its middle and size in pixels of the map's box. */
function obstacles(map: LeafletMap, elements: Iterable<Element>): Obstacle[] {
  const { left, top } = map.getContainer().getBoundingClientRect();
  return Array.from(elements, (element) => {
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    return { x: box.left - left + width / 2, y: box.top - top + height / 2, width, height };
  });
}

/** The buttons and notes that float over the map. */
export const floatsOver = (map: LeafletMap): Obstacle[] =>
  obstacles(map, map.getContainer().parentElement?.querySelectorAll('[data-floats]') ?? []);

/** The same with the middles of the markers. */
export const obstaclesOver = (map: LeafletMap): Obstacle[] => [
  ...floatsOver(map),
  ...obstacles(map, map.getContainer().querySelectorAll('.map__marker')).map(markerHeart),
];

/** Only a marker's middle is kept free, so that the name of its own town fits right above it. */
const markerHeart = ({ x, y }: Obstacle): Obstacle => ({ x, y, width: 12, height: 0 });

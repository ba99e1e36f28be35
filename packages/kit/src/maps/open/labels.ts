/** A name that wants to stand on the map: where, in pixels of the map's box, and how large it is. */
export interface Label {
  text: string;
  kind: 'place' | 'town' | 'county' | 'street' | 'road';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that stands over the map already: its middle and its size. */
export type Obstacle = Pick<Label, 'x' | 'y' | 'width' | 'height'>;

/** Pixels between two labels. */
const gap = 4;

/**
 * The labels that can stand without touching one another or an obstacle, the first come first. Those that would be
 * cut by the box's edge stay away as well.
 */
export function placeLabels<T extends Label>(
  labels: readonly T[],
  box: { width: number; height: number },
  obstacles: readonly Obstacle[] = [],
): T[] {
  const placed: T[] = [];
  for (const label of labels) {
    const [halfWidth, halfHeight] = [label.width / 2, label.height / 2];
    const isInside =
      label.x - halfWidth >= 0 &&
      label.x + halfWidth <= box.width &&
      label.y - halfHeight >= 0 &&
      label.y + halfHeight <= box.height;
    const isFree = (other: Obstacle) => areApart(label, other);
    if (isInside && placed.every(isFree) && obstacles.every(isFree)) placed.push(label);
  }
  return placed;
}

const areApart = (one: Obstacle, other: Obstacle): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + gap ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + gap;

/** The least population that is named at a zoom: capitals from afar, villages close by. */
export function leastPopulation(zoom: number): number {
  if (zoom >= 10) return 0;
  return 400_000 / 2.4 ** Math.max(0, zoom - 4);
}

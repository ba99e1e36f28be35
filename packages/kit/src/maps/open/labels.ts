/** A name to be placed on the map: position and size in pixels of the map's box. */
export interface Label {
  text: string;
  kind: 'place' | 'town' | 'county' | 'street' | 'road' | 'house';
  /** Rotation in radians, clockwise; none by default. */
  angle?: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that covers part of the map: its middle and its size. */
export type Obstacle = Pick<Label, 'x' | 'y' | 'width' | 'height'>;

/** Pixels between two labels. */
const gap = 4;

/**
 * The labels that fit without touching one another or an obstacle; earlier ones have priority. Labels that the box's
 * edge would cut are left out.
 */
export function placeLabels<T extends Label>(
  labels: readonly T[],
  box: { width: number; height: number },
  obstacles: readonly Obstacle[] = [],
): T[] {
  const placed: T[] = [];
  const taken: Obstacle[] = [...obstacles];
  for (const label of labels) {
    const parts = partsOf(label);
    const isInside = parts.every(
      ({ x, y, width, height }) =>
        x - width / 2 >= 0 &&
        x + width / 2 <= box.width &&
        y - height / 2 >= 0 &&
        y + height / 2 <= box.height,
    );
    const isFree = (other: Obstacle) => parts.every((part) => areApart(part, other));
    if (!isInside || !taken.every(isFree)) continue;
    placed.push(label);
    taken.push(...parts);
  }
  return placed;
}

/** A turned label as a row of small boxes: the box around all of it would keep half the map free. */
function partsOf({ angle, ...label }: Label): Obstacle[] {
  if (!angle) return [label];
  const { x, y, width, height } = label;
  const count = Math.ceil(width / height);
  return Array.from({ length: count }, (_, i) => {
    const off = ((i + 0.5) / count - 0.5) * width;
    return { x: x + off * Math.cos(angle), y: y + off * Math.sin(angle), width: height, height };
  });
}

/** Whether a gap lies between two boxes. */
export const areApart = (one: Obstacle, other: Obstacle): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + gap ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + gap;

/** The least population that is named at a zoom: capitals from afar, villages close by. */
export function leastPopulation(zoom: number): number {
  if (zoom >= 10) return 0;
  return 400_000 / 2.4 ** Math.max(0, zoom - 4);
}

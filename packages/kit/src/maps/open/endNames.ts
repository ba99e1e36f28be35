import { areApart, type Label, type Obstacle } from './labels.ts';

/** One end of a route: its name, and the middle of its marker in pixels of the map's box. */
export type End = Pick<Label, 'text' | 'x' | 'y' | 'width' | 'height'>;

/** From a marker's middle to its outer edge, in pixels. */
const markerRadius = 14;
/** A name nearer to an end than this would be read as the end's own. */
const nearEnd = 30;

/**
 * The names of a route's ends, each beside its marker: outwards where they fit, so that the route stays free, and
 * never left out, because a route between unnamed places cannot be read. Names at the edge are moved inwards.
 */
export function placeEnds(
  ends: readonly End[],
  box: { width: number; height: number },
  obstacles: readonly Obstacle[],
): Label[] {
  const markers = ends.map(({ x, y }) => ({ x, y, width: 2 * markerRadius, height: 2 * markerRadius }));
  const placed: Label[] = [];
  for (const end of ends) {
    const other = ends.find((one) => one !== end);
    const taken = [...obstacles, ...markers, ...placed];
    const overlap = (label: Obstacle) => taken.reduce((sum, one) => sum + sharedArea(label, one), 0);
    const [best] = sidesOf(end, other)
      .map((label) => within(label, box))
      .map((label) => ({ label, covered: overlap(label) }))
      .sort((one, two) => one.covered - two.covered);
    if (best) placed.push(best.label);
  }
  return placed;
}

/** Names that neither repeat an end's nor lie so close to its marker that they seem to be its name. */
export const besideEnds = <T extends Label>(labels: readonly T[], ends: readonly End[]): T[] =>
  labels.filter(({ kind, text, x, y }) => {
    const isOfTown = kind === 'town' || kind === 'place';
    return !(isOfTown && ends.some((end) => end.text === text || Math.hypot(end.x - x, end.y - y) < nearEnd));
  });

/** The places for a name around its marker, the one away from the other end first. */
function sidesOf({ text, x, y, width, height }: End, other: End | undefined): Label[] {
  const up = !other || y <= other.y ? -1 : 1;
  const out = !other || x <= other.x ? -1 : 1;
  const [rise, reach] = [markerRadius + height / 2, markerRadius + width / 2 + 2];
  const steps = [
    [0, up * rise],
    [out * reach, 0],
    [-out * reach, 0],
    [0, -up * rise],
    [out * (width / 2), up * rise],
    [-out * (width / 2), up * rise],
    [out * (width / 2), -up * rise],
  ] as const;
  return steps.map(([right, down]) => ({ text, kind: 'town', x: x + right, y: y + down, width, height }));
}

const clamp = (value: number, half: number, size: number) => Math.min(Math.max(value, half), size - half);

const within = (label: Label, box: { width: number; height: number }): Label => ({
  ...label,
  x: clamp(label.x, label.width / 2, box.width),
  y: clamp(label.y, label.height / 2, box.height),
});

function sharedArea(one: Obstacle, other: Obstacle): number {
  if (areApart(one, other)) return 0;
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return Math.max(wide, 1) * Math.max(high, 1);
}

import type { LatLon } from '#geo/measures/distance.ts';

/** Several lines that belong together, with what is known about them. */
export interface LineGroup {
  readonly lines: readonly (readonly LatLon[])[];
  readonly properties: Readonly<Record<string, unknown>>;
}

type Step = [dx: number, dy: number];
export interface Topology {
  readonly type: 'Topology';
  /** The credit of every map drawn from it. */
  readonly credit: string;
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly objects: Readonly<
    Record<
      string,
      {
        readonly type: 'GeometryCollection';
        readonly geometries: readonly {
          readonly type: 'MultiLineString';
          readonly arcs: readonly (readonly [number])[];
          readonly properties: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
  readonly arcs: readonly (readonly Step[])[];
}

/** The first point from the origin, each further one from the one before, in whole steps of the grid. */
function toSteps(line: readonly LatLon[], stepsPerDegree: number): Step[] {
  let x = 0;
  let y = 0;
  return line.map(([lat, lon]) => {
    const nextX = Math.round(lon * stepsPerDegree);
    const nextY = Math.round(lat * stepsPerDegree);
    const step: Step = [nextX - x, nextY - y];
    x = nextX;
    y = nextY;
    return step;
  });
}

/**
 * Packs lines into quantized TopoJSON: the format of the basemap, so that a map reads both with one decoder.
 * `stepsPerDegree` sets the precision (100,000 is about a metre). Lines are not shared between groups.
 */
export function lineTopology(
  name: string,
  groups: readonly LineGroup[],
  stepsPerDegree: number,
  credit: string,
): Topology {
  const arcs: Step[][] = [];
  const geometries = groups.map(({ lines, properties }) => ({
    type: 'MultiLineString' as const,
    arcs: lines.map((line): [number] => [arcs.push(toSteps(line, stepsPerDegree)) - 1]),
    properties,
  }));
  return {
    type: 'Topology',
    credit,
    transform: { scale: [1 / stepsPerDegree, 1 / stepsPerDegree], translate: [0, 0] },
    objects: { [name]: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}

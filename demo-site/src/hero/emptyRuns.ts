import type { Position } from '#hero/project.ts';

interface End {
  town: string;
  latitude: number;
  longitude: number;
}
/** A way that a lorry drives without a load. */
export interface EmptyRun {
  /** Its place in the answer: two lorries may drive one way in the same minute. */
  id: number;
  from: End;
  to: End;
  /** ISO text. */
  leavesAt: string;
}
export interface EmptyRuns {
  /** The day on which they leave, `YYYY-MM-DD`. */
  date: string;
  runs: readonly EmptyRun[];
}

const isWhole = (end: Partial<End> | undefined): boolean =>
  Boolean(end?.town) && Number.isFinite(end?.latitude) && Number.isFinite(end?.longitude);

/** Those of an answer that can be drawn and named: one that a server told half must not break the page. */
export const wholeRuns = (runs: unknown): EmptyRun[] =>
  (Array.isArray(runs) ? (runs as (Partial<EmptyRun> | null)[]) : [])
    .map((run, id) => ({ ...run, id }))
    .filter(
      (run): run is EmptyRun =>
        isWhole(run.from) && isWhole(run.to) && Number.isFinite(Date.parse(run.leavesAt ?? '')),
    );

/** What is typed in the card, as far as lorries care. */
export interface Wanted {
  pickup?: Position | undefined;
  dropoff?: Position | undefined;
  /** The lorries that the price found; undefined while there is no price. */
  priced?: readonly { date: string; from: string; to: string }[] | undefined;
}

export const positionOf = ({ longitude, latitude }: End): Position => [longitude, latitude];

const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
function kmBetween([oneLng, oneLat]: Position, [otherLng, otherLat]: Position): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const cosines = Math.cos(radians(oneLat)) * Math.cos(radians(otherLat));
  return 2 * radius * Math.asin(Math.sqrt(half(oneLat, otherLat) + cosines * half(oneLng, otherLng)));
}

/** A lorry may go so many kilometres out of its way for a load, or this share of it: as prices have it. */
const detour = { km: 30, share: 0.2 };

/** How many kilometres a lorry goes out of its way for this load; none for one that it would leave. */
function detourOf({ from, to }: EmptyRun, pickup: Position, dropoff: Position): number | undefined {
  const [start, end] = [positionOf(from), positionOf(to)];
  const way = kmBetween(start, end);
  const extra = kmBetween(start, pickup) + kmBetween(pickup, dropoff) + kmBetween(dropoff, end) - way;
  return extra <= Math.max(detour.km, way * detour.share) ? extra : undefined;
}

function nearestOf(runs: readonly EmptyRun[], pickup: Position, dropoff: Position): EmptyRun | undefined {
  const fitting = runs.flatMap((run) => {
    const extra = detourOf(run, pickup, dropoff);
    return extra === undefined ? [] : [{ run, extra }];
  });
  return fitting.sort((one, other) => one.extra - other.extra)[0]?.run;
}

/** The lorry that could take what is typed: as the price says, and by the two places until there is one. */
export function matchOf(
  { date, runs }: EmptyRuns,
  { pickup, dropoff, priced }: Wanted,
): EmptyRun | undefined {
  if (priced) {
    const found = priced.find((each) => each.date === date);
    return runs.find(({ from, to }) => from.town === found?.from && to.town === found.to);
  }
  return pickup && dropoff && nearestOf(runs, pickup, dropoff);
}

import type { ArrivalWindow, PromisedArrival } from '@freight/contract';

export const minute = 60_000;

/** One change of a promise. */
export interface Move extends PromisedArrival {
  /** How much later than before; negative for earlier. */
  minutes: number;
}

/** Minutes by which a window ends later, or, if it does not, begins earlier (negative); 0 for one that has only narrowed. */
export function minutesBetween(before: ArrivalWindow, after: ArrivalWindow): number {
  const later = Date.parse(after.to) - Date.parse(before.to);
  const earlier = Date.parse(after.from) - Date.parse(before.from);
  return Math.round((later > 0 ? later : Math.min(0, earlier)) / minute);
}

/** The changes of a promise, oldest first. */
export const movesOf = (arrivals: readonly PromisedArrival[]): Move[] =>
  arrivals
    .slice(1)
    .map((after, index) => ({ ...after, minutes: minutesBetween(arrivals[index] ?? after, after) }))
    .filter(({ minutes }) => minutes !== 0);

/** Minutes from which on a promise is missed, as the reference API counts them. */
const missedFrom = 15;

/** Whether the last promise is so much later than the first one that it is missed. */
export function isMissed(arrivals: readonly PromisedArrival[]): boolean {
  const [first] = arrivals;
  const last = arrivals.at(-1);
  return Boolean(first && last && Date.parse(last.to) - Date.parse(first.to) > missedFrom * minute);
}

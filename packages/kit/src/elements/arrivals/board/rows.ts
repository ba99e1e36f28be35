import type { BoardArrival } from '@freight/contract';
import { swedishDay } from './swedishTime.ts';

/** So many deliveries are read from three metres on one screen; the others move up as these arrive. */
const mostShown = 8;

interface Places {
  /** Days with what comes on them, the earliest first; what is late is of today. */
  days: { day: string; rows: BoardArrival[] }[];
  /** How many are not shown. */
  left: number;
  /** What has come today, the latest last. */
  come: BoardArrival[];
}

const momentOf = ({ arrivalWindow, estimatedDelivery = '' }: BoardArrival): number =>
  Date.parse(arrivalWindow?.from ?? estimatedDelivery) || 0;

/** Where the deliveries of a board are on it. */
export function placesOfRows(arrivals: readonly BoardArrival[], now: number): Places {
  const expected = arrivals
    .filter(({ arrivedAt }) => !arrivedAt)
    .sort((one, other) => momentOf(one) - momentOf(other));
  const today = swedishDay(now);
  const come = arrivals
    .filter(({ arrivedAt }) => arrivedAt && swedishDay(Date.parse(arrivedAt)) === today)
    .sort((one, other) => Date.parse(one.arrivedAt ?? '') - Date.parse(other.arrivedAt ?? ''));
  const days: Places['days'] = [];
  for (const row of expected.slice(0, mostShown)) {
    const of = swedishDay(momentOf(row));
    const day = of < today ? today : of;
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return { days, left: Math.max(0, expected.length - mostShown), come };
}

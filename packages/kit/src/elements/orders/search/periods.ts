import { deliveryZone } from '@freight/contract';
import type { Filter } from '#elements/orders/filter.ts';

/** The periods that have a name. */
export const periods = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];
type Days = Pick<Filter, 'from' | 'to'>;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The first and the last day of a period, in Sweden; `now` in milliseconds since 1970. */
export function daysOf(period: Period, now: number): Days {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: deliveryZone }).format(now);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const before = period.startsWith('last') ? 1 : 0;
  if (period.endsWith('Year')) return { from: dayOf(year - before, 0, 1), to: dayOf(year - before, 11, 31) };
  // The day before the first one of a month is the last one of the month before.
  return { from: dayOf(year, month - 1 - before, 1), to: dayOf(year, month - before, 0) };
}

/** The name of a period by its days; undefined for other days. */
export const periodOf = ({ from, to }: Days, now: number): Period | undefined =>
  periods.find((period) => daysOf(period, now).from === from && daysOf(period, now).to === to);

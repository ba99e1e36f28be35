import { deliveryZone } from '@freight/contract';

export type RelativeTime = { unit: 'minutes' | 'hours'; value: number } | { date: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was: whole minutes below an hour, whole hours below a day, then the date where
 * deliveries are made, written for `locale`. Times in the future count as 0 minutes; an unreadable date gives an empty one (OPEN-74)
 * [FMT-01] [FMT-02] [FMT-03].
 */
export function relativeTime(date: string | number | Date, now: number, locale: string): RelativeTime {
  const time = new Date(date).getTime();
  if (Number.isNaN(time)) return { date: '' };
  const age = Math.max(0, now - time);
  if (age < hour) return { unit: 'minutes', value: Math.floor(age / minute) };
  if (age < day) return { unit: 'hours', value: Math.floor(age / hour) };
  return { date: new Intl.DateTimeFormat(locale, { timeZone: deliveryZone }).format(time) };
}

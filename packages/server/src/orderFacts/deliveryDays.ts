import { deliveryZone } from '@freight/contract';

/** Days and times of day where the goods are delivered. */
const dayMs = 24 * 3_600_000;
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: deliveryZone });
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: deliveryZone, timeZoneName: 'longOffset' });

/** How far the zone is ahead of UTC, in milliseconds. */
function aheadMs(moment: number): number {
  const name = offset.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The day of a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => calendarDay.format(moment);

/** The day that is so many days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** The first day after this one on which goods are delivered: any but a Sunday. */
export function nextDeliveryDay(day: string): string {
  const next = daysAfter(day, 1);
  return isSunday(next) ? daysAfter(next, 1) : next;
}

/** The last moment of the day that is so many days later. */
export function endOfDay(moment: Date, daysLater: number): Date {
  const midnight = Date.parse(`${dayOf(moment)}T00:00:00Z`) + (daysLater + 1) * dayMs;
  // Clocks change later in the night, so the offset is that of midnight.
  return new Date(midnight - aheadMs(midnight) - 1);
}

/** The same time of day on another day. */
export function sameTimeOn(day: string, moment: Date): Date {
  const local = moment.getTime() + aheadMs(moment.getTime());
  return momentOf(Date.parse(`${day}T00:00:00Z`) + (local % dayMs));
}

/** A time of day, `HH:MM`, on a day. */
export const timeOn = (day: string, time: string): Date => momentOf(Date.parse(`${day}T${time}:00Z`));

/** The moment at which clocks there show what `wanted` shows in UTC. */
const momentOf = (wanted: number): Date => new Date(wanted - aheadMs(wanted - aheadMs(wanted)));

import { deliveryZone, type Language } from '@freight/contract';
import { localeOf } from './locale.ts';

const minute = 60_000;
const hour = 60 * minute;

let format: Intl.DateTimeFormat | undefined;
/** `2026-11-22 14:35` where deliveries are made. */
const inZone = (time: number): string => {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: deliveryZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(time);
};

/** How many minutes the clocks there are ahead of UTC. */
const offsetAt = (time: number): number =>
  Date.parse(`${inZone(time).replace(/\s/, 'T')}Z`) / minute - Math.floor(time / minute);

/** A value without a time is a day, the same all over the world. */
export const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether two moments are on the same day, there and for the reader: else a time alone names no moment. */
export const isSameDay = (one: number, other: number): boolean =>
  inZone(one).slice(0, 10) === inZone(other).slice(0, 10) &&
  new Date(one).toDateString() === new Date(other).toDateString();

/** Whether a time of day needs its zone: the reader's clock shows another one, or the night has that hour twice. */
export function needsZone(time: number): boolean {
  const offset = offsetAt(time);
  const isForeign = -new Date(time).getTimezoneOffset() !== offset;
  return isForeign || [time - hour, time + hour].some((near) => offsetAt(near) !== offset);
}

/** Whether the clocks change between two moments. */
export const crossesChange = (from: number, to: number): boolean => offsetAt(from) !== offsetAt(to);

/** `CET`, in German `MEZ`. */
export const zoneName = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: deliveryZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

import type { DrivingRoute } from '#maps/mapProvider.ts';

/** `302 km`, `68,7 km`: as exact as a person can use, in the language of the interface. */
export function distanceOf({ metres, distanceText }: DrivingRoute, language: string): string {
  if (metres <= 0) return distanceText;
  const kilometres = metres / 1000;
  const format = {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 100 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(language, format).format(kilometres);
}

/** `3 h 48 min`, in whole minutes, at least one. */
export function durationOf({ seconds, durationText }: DrivingRoute, language: string): string {
  if (seconds <= 0) return durationText;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const say = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && say(hours, 'hour'), (rest > 0 || hours === 0) && say(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

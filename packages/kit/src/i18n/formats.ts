import { formatPrice } from '@freight/client/format';
import { type Language, locales } from '@freight/contract';

export const localeOf = (language: Language): string => locales[language];

/** A wire date in the words of the language; undefined for what is no date. */
function dateText(
  value: string | null,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string | undefined {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat(localeOf(language), style).format(date);
}

/** A day with its weekday, for what is still to come: Sunday, 22 November 2026. */
export const dayText = (value: string | null, language: Language) =>
  dateText(value, language, { dateStyle: 'full' });

/** A day in a list: 22 November 2026. */
export const dateOnlyText = (value: string, language: Language) =>
  dateText(value, language, { dateStyle: 'long' });

/** A moment that is past: 22 Nov 2026, 14:35. */
export const momentText = (value: string, language: Language) =>
  dateText(value, language, { dateStyle: 'medium', timeStyle: 'short' });

/** A month over a list: november 2026. */
export const monthText = (value: string, language: Language) =>
  dateText(value, language, { month: 'long', year: 'numeric' });

export const clockText = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(time);

/**
 * A moment of which the day goes without saying when it is today's: 14:35, else 22 Nov 2026, 14:35. What is no date
 * stands as it was received: servers also send a time of day. `now` in milliseconds since 1970.
 */
export function nearMomentText(value: string, language: Language, now: number): string {
  const time = Date.parse(value);
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? clockText(time, language) : (momentText(value, language) ?? value);
}

/** When something arrives: 14:35 today, else Mon 23 Nov, 14:35, and without a time where none is told. */
export function arrivalText(value: string, language: Language, now: number): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const isToday = new Date(value).toDateString() === new Date(now).toDateString();
  if (isToday && !isDay) return clockText(Date.parse(value), language);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = isDay ? {} : ({ hour: '2-digit', minute: '2-digit' } as const);
  return dateText(value, language, { ...day, ...time }) ?? value;
}

/** A measure with its unit; undefined for nothing, which the server sends for what it does not know. */
function unitText(value: number, language: Language, unit: string): string | undefined {
  if (!(value > 0)) return undefined;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

export const kmText = (value: number, language: Language) => unitText(value, language, 'kilometer');
export const kgText = (value: number, language: Language) => unitText(value, language, 'kilogram');

/** A duration in whole minutes, 5 tim 49 min; undefined for nothing. */
export function durationText(hours: number, language: Language): string | undefined {
  const minutes = Math.round(hours * 60);
  const parts = [
    unitText(Math.floor(minutes / 60), language, 'hour'),
    unitText(minutes % 60, language, 'minute'),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** A rating from 0 to 5 with one decimal, 4,8; undefined for 0, which nobody has given [NOTIF-13] [FMT-05]. */
export const ratingText = (rating: number, language: Language): string | undefined =>
  rating > 0 ? plain(rating, language, 1, 1) : undefined;

/** A price in SEK; a dash for 0, which is what is left of a price that nobody has told [FMT-04] [FMT-06]. */
export const priceText = (price: number): string => (price > 0 ? formatPrice(price) : '–');

const plain = (value: number, language: Language, digits: number, atLeast = 0) =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: digits,
    minimumFractionDigits: atLeast,
  }).format(value);

export const countText = (value: number, language: Language) =>
  value > 0 ? plain(value, language, 0) : undefined;

/** Small goods have a volume of a few litres: three decimals, so that it is not rounded to nothing. */
export const volumeText = (value: number, language: Language) =>
  value > 0 ? `${plain(value, language, 3)} m³` : undefined;

export function dimensionsText(
  { length, width, height }: { length: number; width: number; height: number },
  language: Language,
): string | undefined {
  const sides = [length, width, height];
  return sides.every((side) => side > 0)
    ? `${sides.map((side) => plain(side, language, 1)).join(' × ')} cm`
    : undefined;
}

/** Prices are in SEK; should a server name another currency, the amount stands with its code [FMT-06]. */
export function amountText(amount: number, currency: string, language: Language): string | undefined {
  if (!(amount > 0)) return undefined;
  return currency === '' || currency === 'SEK'
    ? formatPrice(amount)
    : `${plain(amount, language, 2)} ${currency}`;
}

import { formatPrice } from '@freight/client/format';
import { deliveryZone, type Language } from '@freight/contract';
import { crossesChange, isDay, isSameDay, needsZone, zoneName } from './deliveryTime.ts';
import { localeOf } from './locale.ts';

/** A measure that never breaks between number and unit. */
const unbroken = (measure: string): string => measure.replaceAll(' ', '\u00a0');

/** An address whose postcode, 652 24, never breaks. */
export const addressText = (address: string): string => address.replace(/\b(\d{3}) (?=\d{2}\b)/g, '$1\u00a0');

/** A wire date in the words of the language, where deliveries are made; undefined for what is no date. */
export function dateText(
  value: string | null,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string | undefined {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat(localeOf(language), { timeZone: deliveryZone, ...style }).format(date);
}

/** A day with its weekday, for what is still to come: Sunday, 22 November 2026. */
export const dayText = (value: string | null, language: Language) =>
  dateText(value, language, { dateStyle: 'full' });

/** A day in a list: 22 November 2026. */
export const dateOnlyText = (value: string, language: Language) =>
  dateText(value, language, { dateStyle: 'long' });

/** The text with the name of the zone after it. */
const zoned = (text: string, time: number, language: Language): string =>
  `${text} ${zoneName(time, language)}`;

/** Names the zone where a reader would take the time for another one. */
const zonedIfNeeded = (text: string, time: number, language: Language): string =>
  needsZone(time) ? zoned(text, time, language) : text;

/** A moment that is past: 22 Nov 2026, 14:35; the day alone where the value has no time. */
export function momentText(value: string, language: Language): string | undefined {
  if (isDay(value)) return dateText(value, language, { dateStyle: 'medium' });
  const text = dateText(value, language, { dateStyle: 'medium', timeStyle: 'short' });
  return text && zonedIfNeeded(text, Date.parse(value), language);
}

/** With a capital first letter, for the beginning of a line: november becomes November. */
export const capitalized = (name: string, language: Language): string =>
  name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);

/** What the reader's own clock showed, for what has happened on this page. */
export const clockText = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(time);

const timeText = (value: string, language: Language): string =>
  dateText(value, language, { timeStyle: 'short' }) ?? value;

/**
 * A moment without its day when that is today: 14:35, else 22 Nov 2026, 14:35. A text that is no date is returned as it
 * is: servers also send a time of day. `now` in milliseconds since 1970.
 */
export function nearMomentText(value: string, language: Language, now: number): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  if (isDay(value) || !isSameDay(time, now)) return momentText(value, language) ?? value;
  return zonedIfNeeded(timeText(value, language), time, language);
}

/** The same without the zone. */
function plainArrivalText(value: string, language: Language, now: number): string {
  if (!isDay(value) && isSameDay(Date.parse(value), now)) return timeText(value, language);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = isDay(value) ? {} : ({ hour: '2-digit', minute: '2-digit' } as const);
  return dateText(value, language, { ...day, ...time }) ?? value;
}

/**
 * When something arrives: 14:35 today, else Mon 23 Nov, 14:35, without a time where the date has none. A text that is no
 * date is returned as it is.
 */
export function arrivalText(value: string, language: Language, now: number): string {
  if (Number.isNaN(Date.parse(value))) return value;
  const text = plainArrivalText(value, language, now);
  return isDay(value) ? text : zonedIfNeeded(text, Date.parse(value), language);
}

/**
 * The two ends of a window: the day is in the first one, for a window is hours wide at most, and the zone in the last
 * one, unless the clocks change in between.
 */
export function windowTexts(
  { from, to }: { from: string; to: string },
  language: Language,
  now: number,
): { from: string; to: string } {
  const [begins, ends] = [Date.parse(from), Date.parse(to)];
  const first = plainArrivalText(from, language, now);
  const last = timeText(to, language);
  return {
    from: crossesChange(begins, ends) ? zoned(first, begins, language) : first,
    to: needsZone(begins) || needsZone(ends) ? zoned(last, ends, language) : last,
  };
}

interface UnitStyle {
  /** The most decimals that are written. */
  decimals?: number;
  unitDisplay?: 'short' | 'long';
}

/** A measure with its unit, 0 as well: 303,4 km. */
export const unitText = (
  value: number,
  language: Language,
  unit: 'kilometer' | 'meter' | 'centimeter' | 'kilogram' | 'gram' | 'hour' | 'minute',
  { decimals = 1, unitDisplay = 'short' }: UnitStyle = {},
): string =>
  unbroken(
    new Intl.NumberFormat(localeOf(language), {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: decimals,
    }).format(value),
  );

/** Undefined for 0, which servers send for a distance they do not know. */
export const kmText = (value: number, language: Language) =>
  value > 0 ? unitText(value, language, 'kilometer') : undefined;

/** Three decimals, because small goods weigh a few grams; undefined for 0. */
export const kgText = (value: number, language: Language) =>
  value > 0 ? unitText(value, language, 'kilogram', { decimals: 3 }) : undefined;

/**
 * What a transport emits: 3,1 kg CO₂e, below a kilogram in grams; two significant digits, because the figures behind it
 * have no more. Undefined if the emissions are unknown.
 */
export function emissionsText(
  emissions: { kgCo2e: number } | undefined,
  language: Language,
): string | undefined {
  if (!emissions) return undefined;
  const { kgCo2e } = emissions;
  const isSmall = kgCo2e < 1;
  const amount = Number((isSmall ? kgCo2e * 1000 : kgCo2e).toPrecision(2));
  return `${unitText(amount, language, isSmall ? 'gram' : 'kilogram')}\u00a0CO₂e`;
}

/** A duration in whole minutes, 5 tim 49 min; undefined for 0. */
export function durationText(hours: number, language: Language): string | undefined {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    whole > 0 && unitText(whole, language, 'hour'),
    rest > 0 && unitText(rest, language, 'minute'),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** A rating from 0 to 5 with one decimal, 4,8; undefined for 0, which means unknown [NOTIF-13] [FMT-05]. */
export const ratingText = (rating: number, language: Language): string | undefined =>
  rating > 0 ? numberText(rating, language, 1, 1) : undefined;

/** A price in SEK; a dash for 0, which means unknown [FMT-04] [FMT-06]. */
export const priceText = (price: number): string => (price > 0 ? formatPrice(price) : '–');

/** A number with at most, and at least, that many decimals. */
export const numberText = (value: number, language: Language, decimals: number, atLeast = 0): string =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: decimals,
    minimumFractionDigits: atLeast,
  }).format(value);

export const countText = (value: number, language: Language) =>
  value > 0 ? numberText(value, language, 0) : undefined;

/** Three decimals, so that a few litres are not rounded to 0. */
export const volumeText = (value: number, language: Language) =>
  value > 0 ? `${numberText(value, language, 3)}\u00a0m³` : undefined;

/** `120 × 80 × 100 cm`: length, width, height; undefined where a side is not known [WIZ-51]. */
export function dimensionsText(
  { length, width, height }: { length: number; width: number; height: number },
  language: Language,
): string | undefined {
  const sides = [length, width, height];
  return sides.every((side) => side > 0)
    ? unbroken(`${sides.map((side) => numberText(side, language, 3)).join(' × ')} cm`)
    : undefined;
}

/** Prices are in SEK; an amount in any other currency is shown with its code [FMT-06]. */
export function amountText(amount: number, currency: string, language: Language): string | undefined {
  if (!(amount > 0)) return undefined;
  return currency === '' || currency === 'SEK'
    ? formatPrice(amount)
    : `${numberText(amount, language, 2)} ${currency}`;
}

import { formatPrice } from '@freight/client/format';
import type { Language } from '@freight/contract';

/** A wire date in the words of the language; undefined for what is no date. */
function dateText(
  value: string | null,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string | undefined {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? undefined : new Intl.DateTimeFormat(language, style).format(date);
}

export const dayText = (value: string | null, language: Language) =>
  dateText(value, language, { dateStyle: 'full' });

export const momentText = (value: string, language: Language) =>
  dateText(value, language, { dateStyle: 'medium', timeStyle: 'short' });

export const clockText = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);

/** A measure with its unit; undefined for nothing, which the server sends for what it does not know. */
function unitText(
  value: number,
  language: Language,
  unit: string,
  unitDisplay: 'short' | 'long',
): string | undefined {
  if (!(value > 0)) return undefined;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(value);
}

export const kmText = (value: number, language: Language) => unitText(value, language, 'kilometer', 'short');
export const hoursText = (value: number, language: Language) => unitText(value, language, 'hour', 'long');
export const kgText = (value: number, language: Language) => unitText(value, language, 'kilogram', 'short');

const plain = (value: number, language: Language, digits: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

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

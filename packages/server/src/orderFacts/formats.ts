import { type Language, locales, deliveryZone as timeZone } from '@freight/contract';

/** Numbers, money and moments as a Swedish document writes them. */
const locale = locales.sv;

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'SEK' });
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Formats made at their first use and kept: to make one takes longer than everything else about a mail. */
export function formatsByLanguage<F>(create: (language: Language) => F): (language: Language) => F {
  const made = new Map<Language, F>();
  return (language) => {
    const format = made.get(language) ?? create(language);
    made.set(language, format);
    return format;
  };
}

const days = formatsByLanguage(
  (language) => new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long' }),
);
const prices = formatsByLanguage(
  (language) => new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'SEK' }),
);

/** `SEK 1,234.50`, in Swedish `1 234,50 kr` */
export const formatPrice = (ore: number, language: Language): string => prices(language).format(ore / 100);
/** `1 234,50 kr` */
export const formatOre = (ore: number): string => money.format(ore / 100);
export const formatNumber = (value: number): string => decimal.format(value);
/** `303,4 km` */
export const formatKm = (km: number): string => `${oneDecimal.format(km)}\u00A0km`;
/** `3,1 kg CO2e`, below a kilogram in grams; two significant digits, because the figures behind it have no more. */
export function formatEmissions(kg: number): string {
  const digits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  return kg < 1 ? `${digits.format(kg * 1000)}\u00A0g CO2e` : `${digits.format(kg)}\u00A0kg CO2e`;
}
/** `21 november 2026`, the day in Sweden. */
export const formatDay = (moment: Date, language: Language = 'sv'): string => days(language).format(moment);
const moments = formatsByLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long', timeStyle: 'short' }),
);
const zones = formatsByLanguage(
  (language) => new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'short' }),
);
/** `CET`, in German `MEZ`. */
export const zoneName = (moment: Date | number, language: Language): string =>
  zones(language)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `21 november 2026 kl. 14:05 CET`: the time of the delivery with its zone, because the reader's is unknown. */
export const formatMoment = (moment: Date | number, language: Language = 'sv'): string =>
  `${moments(language).format(moment)} ${zoneName(moment, language)}`;

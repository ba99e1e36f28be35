import type { Language, PriceDate, Quote } from '@freight/contract';
import { durationText, emissionsText, kmText } from '#i18n/formats.ts';

/** As soon as possible, which has no date, and the next days. */
export function daysOf({ fromPrice, emissions = [], fuelType, dates = [] }: Quote): PriceDate[] {
  const { kgCo2e = 0 } = emissions.find((one) => one.fuelType === fuelType) ?? {};
  return [{ date: '', price: fromPrice, kgCo2e }, ...dates];
}

/** Kilometres, driving time and emissions, as far as they are known. */
export const quoteFacts = (
  { distance, durationMinutes = 0 }: Quote,
  kgCo2e: number,
  language: Language,
): string[] =>
  [
    kmText(distance, language),
    durationText(durationMinutes / 60, language),
    kgCo2e > 0 ? emissionsText({ kgCo2e }, language) : undefined,
  ].filter((fact) => fact !== undefined);

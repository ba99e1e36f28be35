import type { Quote } from '@freight/contract';
import { type Language, locales } from '@freight/contract';
import { durationText, emissionsText, kmText } from '#i18n/formats.ts';

/** 428 kr: whole kronor, rounded up, because nobody may pay more than was told. */
export const fromPriceText = (price: number): string =>
  new Intl.NumberFormat(locales.sv, { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }).format(
    Math.ceil(price),
  );

/** Kilometres, driving time and emissions, as far as they are known. */
export function quoteFacts(
  { distance, durationMinutes = 0, emissions = [], fuelType }: Quote,
  language: Language,
): string[] {
  const ofFuel = emissions.find((one) => one.fuelType === fuelType);
  return [
    kmText(distance, language),
    durationText(durationMinutes / 60, language),
    emissionsText(ofFuel, language),
  ].filter((fact) => fact !== undefined);
}

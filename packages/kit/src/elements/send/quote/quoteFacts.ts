import type { Language, Quote } from '@freight/contract';
import { durationText, emissionsText, kmText } from '#i18n/formats.ts';

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

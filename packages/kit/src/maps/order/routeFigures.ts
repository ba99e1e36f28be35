import type { Language } from '@freight/contract';
import { durationText, unitText } from '#i18n/formats.ts';
import type { DrivingRoute } from '#maps/mapProvider.ts';

/** `302 km`, `68,7 km`: as exact as a person can use. A route without a length shows the text it came with. */
export function distanceOf({ metres, distanceText }: DrivingRoute, language: Language): string {
  if (metres <= 0) return distanceText;
  const kilometres = metres / 1000;
  return unitText(kilometres, language, 'kilometer', { decimals: kilometres < 100 ? 1 : 0 });
}

/** `3 tim 48 min`, at least one minute. */
export function durationOf({ seconds, durationText: words }: DrivingRoute, language: Language): string {
  return (seconds > 0 && durationText(Math.max(60, seconds) / 3600, language)) || words;
}

import type { Language } from '@freight/contract';
import { isSameDay } from './deliveryTime.ts';
import { nearMomentText } from './formats.ts';
import { localeOf } from './locale.ts';

const day = 24 * 3_600_000;

/** Until when something holds: 14:35 today, tomorrow 14:35, else 22 Nov 2026, 14:35. `now` in milliseconds since 1970. */
export function untilText(value: string, language: Language, now: number): string {
  const time = Date.parse(value);
  if (!isSameDay(time, now + day)) return nearMomentText(value, language, now);
  const tomorrow = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(1, 'day');
  return `${tomorrow} ${nearMomentText(value, language, time)}`;
}

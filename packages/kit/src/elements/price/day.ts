import { deliveryZone, type Language } from '@freight/contract';
import { localeOf } from '#i18n/locale.ts';

const dayMs = 24 * 3_600_000;

/**
 * A coming day, `YYYY-MM-DD`, as people name it: today, tomorrow, Thursday, and beyond a week 4 Dec. `now` in milliseconds
 * since 1970. Undefined without a day, and for one that has passed.
 */
export function nearDayText(day: string | undefined, language: Language, now: number): string | undefined {
  if (!day) return undefined;
  const locale = localeOf(language);
  // Where deliveries are made, it may be tomorrow already. Swedish writes days as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: deliveryZone }).format(now);
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  if (days < 0) return undefined;
  if (days < 2) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const style = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...style }).format(Date.parse(day));
}

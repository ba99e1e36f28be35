import { fill, useSite } from '#content/useSiteTexts.tsx';

const dayMs = 24 * 3_600_000;
const zone = 'Europe/Stockholm';
/** Where goods are fetched, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();

/** The name of a day of the next week in a sentence: today, tomorrow, on Monday. Undefined for a day that has been. */
export function useDayName(): (date: string) => string | undefined {
  const { texts, language } = useSite();
  return (date) => {
    const ahead = Math.round((Date.parse(date) - Date.parse(today())) / dayMs);
    if (!(ahead >= 0)) return undefined;
    if (ahead < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day');
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return fill(texts.hero.on, { weekday: weekday.format(Date.parse(date)) });
  };
}

import type { Language } from '@freight/contract';

/** A wire date for the card: the time alone on the day itself; what is no date stands as it was received. */
export function momentText(value: string, language: Language, now: number): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language, style).format(time);
}

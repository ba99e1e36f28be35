import type { Language } from '@freight/contract';

interface Words {
  readonly day: readonly [one: string, many: string];
  readonly hour: readonly [one: string, many: string];
  readonly minute: readonly [one: string, many: string];
}
const words: Readonly<Record<Language, Words>> = {
  sv: { day: ['dag', 'dagar'], hour: ['timme', 'timmar'], minute: ['min', 'min'] },
  en: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['min', 'mins'] },
  de: { day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'] },
};

/** `470 m`, `68,7 km`, `464 km`: as exact as a person can use. */
export function distanceText(metres: number, language: Language): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  const decimals = metres < 100_000 ? 1 : 0;
  const km = new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(metres / 1000);
  return `${km} km`;
}

/** `5 timmar 48 min`, in whole minutes, at least one. */
export function durationText(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const parts = [
    [Math.floor(minutes / 1440), words[language].day],
    [Math.floor((minutes % 1440) / 60), words[language].hour],
    [minutes % 60, words[language].minute],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
    .join(' ');
}

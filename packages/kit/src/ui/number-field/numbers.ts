/**
 * Parses a typed number: comma or point for decimals, spaces anywhere. With both, the last one is the decimal sign.
 * Anything else is 0, which no field accepts.
 */
export function readNumber(typed: string): number {
  const compact = typed.replace(/\s/g, '');
  const decimals = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const whole = decimals < 0 ? compact : compact.slice(0, decimals).replace(/[.,]/g, '');
  const number = Number(decimals < 0 ? whole : `${whole}.${compact.slice(decimals + 1)}`);
  return Number.isFinite(number) ? number : 0;
}

/** A number as it is typed in a language, without grouping; 0 gives an empty text. */
export const writeNumber = (value: number, language: string): string =>
  value === 0
    ? ''
    : new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 }).format(value);

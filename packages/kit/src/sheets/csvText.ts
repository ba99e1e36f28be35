import type { Language } from '@freight/contract';
import { localeOf } from '#i18n/locale.ts';

export type Cell = string | number | undefined;

export interface CsvColumn {
  name: string;
  /** Of its numbers. */
  decimals?: number;
}

/** A number as spreadsheets of the language read it: without groups, all decimals. */
const numberIn = (language: Language, value: number, decimals: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace('\u2212', '-');

/** A cell as it is written in its column. */
export const cellText = (cell: Cell, { decimals = 0 }: CsvColumn, language: Language): string =>
  typeof cell === 'number' ? numberIn(language, cell, decimals) : (cell ?? '');

/** A text that a spreadsheet would run as a formula is made one that it shows. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Rows as CSV: with the mark by which spreadsheets know UTF-8, and with semicolons where numbers have a decimal comma, as
 * spreadsheets of the language expect both.
 */
export function csvText(columns: readonly CsvColumn[], rows: readonly Cell[][], language: Language): string {
  const separator = numberIn(language, 0.5, 1).includes(',') ? ';' : ',';
  const texts = rows.map((cells) =>
    columns.map((column, place) => {
      const cell = cells[place];
      const text = cellText(cell, column, language);
      return typeof cell === 'string' ? harmless(text) : text;
    }),
  );
  const lines = [columns.map(({ name }) => name), ...texts].map((cells) =>
    cells.map((cell) => quoted(cell, separator)).join(separator),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** For the names of files. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE').format(Date.now());

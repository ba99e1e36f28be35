import type { DayFigures, MonthFigures } from './figures.ts';

/** SEK with two decimals and a point, as spreadsheets and programs read it. */
const sek = (ore: number): string => (ore / 100).toFixed(2);

const cells = ({
  quotes,
  orders,
  cancelled,
  valueOre,
  tracked,
  refused,
}: Omit<DayFigures, 'day'>): string[] => [
  ...[quotes, orders, cancelled].map(String),
  sek(valueOre),
  ...[tracked, refused].map(String),
];

const names = ['day', 'quotes', 'orders', 'cancelled', 'value SEK', 'tracked', 'refused'];

/** One line a day and no total, so that a spreadsheet can sum it (RFC 4180). */
export const figuresCsv = ({ days }: MonthFigures): string =>
  [names.map((name) => name.replace(' ', '_')), ...days.map((day) => [day.day, ...cells(day)])]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

/** The same for a terminal, with the total and the reasons. */
export function figuresText({ days, total, reasons }: MonthFigures): string {
  const rows = [names, ...days.map((day) => [day.day, ...cells(day)]), ['total', ...cells(total)]];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const refused = reasons.map(({ code, count }) => `${count} refused: ${code}`);
  return [...table, ...refused].join('\n');
}

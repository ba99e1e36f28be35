import { columnsOf, type SheetField } from '#elements/order-sheet/lines/columns.ts';
import { beginSheet, takeColumns } from '#elements/order-sheet/work/sheet.ts';
import { readRows, type SheetProblem } from '#sheets/readRows.ts';

/** The most lines of one sheet: each is to be looked at before it is ordered. */
export const mostLines = 500;

/** Whether lines under these columns can become orders. */
export function areEnough(columns: Iterable<readonly [SheetField, number]>): boolean {
  const has = new Set([...columns].map(([field]) => field));
  const isPlaced = has.has('address') || (has.has('street') && has.has('city')) || has.has('city');
  return has.has('name') && has.has('phone') && isPlaced && (has.has('weight') || has.has('size'));
}

/** Reads a file or pasted rows as the customer's sheet; shows its lines at once if the columns say enough. */
export async function takeSheet(
  customer: string,
  name: string,
  file: Blob,
): Promise<SheetProblem | 'tooMany' | undefined> {
  const rows = await readRows(file);
  if (typeof rows === 'string') return rows;
  const [header, ...others] = rows;
  if (!header || header.cells.length < 2 || others.length === 0) return 'unreadable';
  if (others.length > mostLines) return 'tooMany';
  const columns = [...columnsOf(header.cells)];
  beginSheet(customer, name, rows, columns);
  if (areEnough(columns)) takeColumns(columns);
  return undefined;
}

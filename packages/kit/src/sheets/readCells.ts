import Papa from 'papaparse';
import { decoded } from './decoded.ts';

/** A row of a sheet that holds something. */
export interface SheetRow {
  cells: string[];
  /** Where it begins in the file, from 1. */
  line: number;
}

const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cell.trim() !== '');

const separators = [';', '\t', ',', '|'] as const;

/** What the first line says, or has most of; a guess by all lines errs where a cell holds several. */
function separatorOf(text: string): string {
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\n|\r/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return said ?? separators.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** The rows of a text with commas, semicolons or tabs; a text of several lines in a cell moves those below it. */
function rowsOfText(text: string): SheetRow[] {
  const sheet = text.replace(/^sep=.\r?\n/i, '');
  const rows: SheetRow[] = [];
  let done = 0;
  let line = text.length === sheet.length ? 1 : 2;
  Papa.parse<string[]>(sheet, {
    delimiter: separatorOf(text),
    step: ({ data, meta }) => {
      rows.push({ cells: data, line });
      line += sheet.slice(done, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      done = meta.cursor;
    },
  });
  return rows;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** As a person would type it; a sheet's days have no zone. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    const day = [twoDigits(cell.getUTCMonth() + 1), twoDigits(cell.getUTCDate())];
    return [cell.getUTCFullYear(), ...day].join('-');
  }
  return cell === null || cell === undefined ? '' : String(cell);
}

/** The first two bytes of a zip file, which an XLSX file is. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** The filled rows of a CSV text or of the first sheet of an XLSX file. Rejects for a file that is neither. */
export async function readCells(file: Blob): Promise<SheetRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return rowsOfText(decoded(bytes)).filter(isFilled);
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes.buffer);
  return rows.map((cells, index) => ({ cells: cells.map(textOf), line: index + 1 })).filter(isFilled);
}

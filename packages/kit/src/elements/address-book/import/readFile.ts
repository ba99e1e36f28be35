import type { AddressBook } from '@freight/contract';
import { searchable } from '@freight/contract';
import { type AddressFault, type AddressTexts, faultsOf, plainTexts } from '#addressBook/checkAddress.ts';
import { decoded } from '#sheets/decoded.ts';
import type { SheetRow } from '#sheets/readCells.ts';
import { mostBytes, readRows, type SheetProblem } from '#sheets/readRows.ts';
import { areEnough, columnsOf, textsOf } from './columns.ts';
import { readVcards } from './readVcards.ts';

/** One address of a file. */
export interface ImportLine {
  /** Where it begins in the file, from 1. */
  line: number;
  texts: AddressTexts;
  faults: AddressFault[];
}

export interface ReadFile {
  faulty: ImportLine[];
  /** Saved already, or twice in the file. */
  known: ImportLine[];
  good: ImportLine[];
}

export type FileProblem = SheetProblem | 'columns';

/** The lines of a sheet under its header. */
function readSheet(rows: readonly SheetRow[]): { line: number; texts: AddressTexts }[] | FileProblem {
  const [header, ...others] = rows;
  if (!header) return 'unreadable';
  const columns = columnsOf(header.cells);
  if (!areEnough(columns)) return header.cells.length > 1 ? 'columns' : 'unreadable';
  return others.map((row) => ({ line: row.line, texts: textsOf(row.cells, columns) }));
}

/** How much of a file tells that it holds vCards. */
const headBytes = 2_000;

async function linesOf(file: Blob): Promise<{ line: number; texts: AddressTexts }[] | FileProblem> {
  if (file.size > mostBytes) return 'tooLarge';
  const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  if (/^BEGIN:VCARD/im.test(decoded(await bytesOf(file.slice(0, headBytes)))))
    return readVcards(decoded(await bytesOf(file)));
  const rows = await readRows(file);
  return typeof rows === 'string' ? rows : readSheet(rows);
}

/** What makes two addresses the same. */
const keyOf = ({ name, contact, street, city }: AddressTexts) =>
  [name, contact, street, city].map(searchable).join('\n');

/** Reads a file of another address book, and sorts its addresses by what can be done with them. */
export async function readFile(file: Blob, book: AddressBook): Promise<ReadFile | FileProblem> {
  const lines = await linesOf(file);
  if (typeof lines === 'string') return lines;
  if (lines.length === 0) return 'unreadable';
  const seen = new Set(book.addresses.map(keyOf));
  const read: ReadFile = { faulty: [], known: [], good: [] };
  for (const { line, texts: written } of lines) {
    const texts = plainTexts(written);
    const faults = faultsOf(texts);
    const key = keyOf(texts);
    const kind = faults.length > 0 ? 'faulty' : seen.has(key) ? 'known' : 'good';
    if (kind === 'good') seen.add(key);
    read[kind].push({ line, texts, faults });
  }
  return read;
}

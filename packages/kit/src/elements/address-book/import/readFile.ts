import type { AddressBook } from '@freight/contract';
import { searchable } from '@freight/contract';
import Papa from 'papaparse';
import { type AddressFault, type AddressTexts, faultsOf, plainTexts } from '#addressBook/checkAddress.ts';
import { areEnough, columnsIn, textsOf } from './columns.ts';
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

export type FileProblem = 'unreadable' | 'columns' | 'tooLarge';

/** More than any address book that fits into the limits. */
const mostBytes = 5 * 1024 * 1024;

/** Excel saves CSV in the encoding of Windows where it is not asked for UTF-8, and text as UTF-16. */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines of a sheet under its header; each with its place in the file, which a text of several lines moves. */
function readCsv(text: string): { line: number; texts: AddressTexts }[] | FileProblem {
  // `sep=;` on a first line is for Excel alone.
  const sheet = text.replace(/^sep=.\r?\n/i, '');
  const before = text.length === sheet.length ? 1 : 2;
  const rows: { cells: string[]; line: number }[] = [];
  let done = 0;
  let line = before;
  Papa.parse<string[]>(sheet, {
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line });
      line += sheet.slice(done, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      done = meta.cursor;
    },
  });
  const [header, ...others] = rows;
  if (!header) return 'unreadable';
  const columns = columnsIn(header.cells);
  if (!areEnough(columns)) return header.cells.length > 1 ? 'columns' : 'unreadable';
  return others.map((row) => ({ line: row.line, texts: textsOf(row.cells, columns) }));
}

/** What makes two addresses the same. */
const keyOf = ({ name, contact, street, city }: AddressTexts) =>
  [name, contact, street, city].map(searchable).join('\n');

/** Reads a file of another address book, and sorts its addresses by what can be done with them. */
export async function readFile(file: Blob, book: AddressBook): Promise<ReadFile | FileProblem> {
  if (file.size > mostBytes) return 'tooLarge';
  const text = await textOf(file);
  const lines = /^BEGIN:VCARD/im.test(text) ? readVcards(text) : readCsv(text);
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

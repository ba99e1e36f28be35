import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCells } from './readCells.ts';

const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const pack = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with one sheet of these rows, as a spreadsheet saves it. */
function workbook(rows: string): Blob {
  const files = {
    '_rels/.rels': `<Relationships xmlns="${pack}"><Relationship Id="r1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="Blad1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}"><Relationship Id="r1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test('reads the first sheet of an XLSX file: texts, numbers, days, and which line they are in [R4]', async () => {
  const rows = [
    `<row r="1">${text('A1', 'Mottagare')}${text('B1', 'Vikt')}${text('C1', 'Dag')}</row>`,
    '<row r="2"></row>',
    `<row r="3">${text('A3', 'Åsa Öberg')}<c r="B3"><v>12.5</v></c><c r="C3" s="1"><v>46357</v></c></row>`,
  ];
  expect(await readCells(workbook(rows.join('')))).toEqual([
    { line: 1, cells: ['Mottagare', 'Vikt', 'Dag'] },
    { line: 3, cells: ['Åsa Öberg', '12.5', '2026-12-01'] },
  ]);
});

test('rejects a file that only begins like an XLSX file', async () => {
  await expect(readCells(new Blob(['PK and nothing else']))).rejects.toThrow();
});

test('knows the line of each row of a text, also below a cell of several lines', async () => {
  const rows = await readCells(new Blob(['sep=;\nNamn;Not\nBo;"en\ntvå"\n\nÅke;tre']));
  expect(rows).toEqual([
    { line: 2, cells: ['Namn', 'Not'] },
    { line: 3, cells: ['Bo', 'en\ntvå'] },
    { line: 6, cells: ['Åke', 'tre'] },
  ]);
});

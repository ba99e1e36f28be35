import type { AddressBook } from '@freight/contract';
import { expect, test } from 'vitest';
import { type FileProblem, type ReadFile, readFile } from './readFile.ts';

const nothing: AddressBook = { addresses: [], parcels: [] };
const bytesOf = (text: string, encode: (code: number) => number[] = (code) => [code]) =>
  new Uint8Array([...text].flatMap((sign) => encode(sign.charCodeAt(0))));

async function read(content: string | Uint8Array<ArrayBuffer>, book = nothing): Promise<ReadFile> {
  const result: ReadFile | FileProblem = await readFile(new Blob([content]), book);
  if (typeof result === 'string') throw new Error(result);
  return result;
}
const problem = (content: string) => readFile(new Blob([content]), nothing);

test('reads a sheet of Excel in Swedish: semicolons, its encoding, texts of several lines, blank lines [R3]', async () => {
  const sheet = [
    'Namn;Kontaktperson;Telefon;E-post;Gatuadress;Postnr;Postort',
    'Åkeri AB;"Anna\nExempel";+46 54 12 34 56;anna@example.com;"Östra gatan 1; port B";652 24;Karlstad',
    '',
    'Bo "Bosse" Ek;;;;Storgatan 3;;Sunne',
  ].join('\r\n');
  const { good, faulty } = await read(bytesOf(sheet));
  expect(faulty).toEqual([]);
  expect(good).toEqual([
    {
      line: 2,
      faults: [],
      texts: {
        name: 'Åkeri AB',
        contact: 'Anna Exempel',
        phone: '+46 54 12 34 56',
        email: 'anna@example.com',
        street: 'Östra gatan 1; port B',
        postalCode: '652 24',
        city: 'Karlstad',
      },
    },
    { line: 5, faults: [], texts: expect.objectContaining({ name: 'Bo "Bosse" Ek', city: 'Sunne' }) },
  ]);
});

test.each([
  ['commas', 'First Name,Last Name,Address 1 - Street,Address 1 - City\nBo,Ek,Gatan 1,Sunne'],
  ['tabs, after a byte order mark', '\uFEFFName\tStrasse\tOrt\nBo Ek\tGatan 1\tSunne'],
  ['a first line for Excel', 'sep=;\nFöretag;Gata;Stad\nBo Ek;Gatan 1;Sunne'],
  ['a whole address in one column', 'Name;Adress\nBo Ek;"Gatan 1, 686 30 Sunne"'],
])('reads a sheet with %s [R3]', async (_, sheet) => {
  const { good } = await read(sheet);
  expect(good.map(({ texts }) => texts)).toEqual([
    expect.objectContaining({ name: 'Bo Ek', contact: '', street: 'Gatan 1', city: 'Sunne' }),
  ]);
});

test('reads text of Windows in UTF-16 [R3]', async () => {
  const wide = bytesOf('\uFEFFNamn\tGata\tOrt\r\nÅke\tGatan 1\tSunne', (code) => [code & 255, code >> 8]);
  expect((await read(wide)).good[0]?.texts.name).toBe('Åke');
});

test('says what is wrong with which line, and what is saved already or stands twice [R3]', async () => {
  const sheet = [
    'namn;telefon;epost;gata;ort',
    ';054-1;anna@;Gatan 1;',
    'Lagret;;;Östra Torggatan 1;Karlstad',
    'Bo;;;Gatan 1;Sunne',
    'BO;;;gatan 1;Sunne',
    `${'x'.repeat(201)};;;Gatan 1;Sunne`,
  ].join('\n');
  const lagret = {
    ...{ id: 'a', name: 'Lagret', contact: '', phone: '', email: '', isDefaultPickup: false },
    ...{ street: 'Östra Torggatan 1', postalCode: '652 32', city: 'Karlstad' },
  };
  const { good, known, faulty } = await read(sheet, { addresses: [lagret], parcels: [] });
  expect(faulty.map(({ line, faults }) => [line, faults])).toEqual([
    [2, ['name', 'city', 'phone', 'email']],
    [6, ['length']],
  ]);
  expect(known.map(({ line }) => line)).toEqual([3, 5]);
  expect(good.map(({ line }) => line)).toEqual([4]);
});

test('reads vCards of phones, of Outlook and of the newest kind [R3]', async () => {
  const cards = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Exempel;Anna;;;',
    'FN:Anna Exempel',
    'ORG:Åkeri\\, AB;Lager',
    'TEL;type=CELL;type=VOICE:+46 70 174 06 20',
    'item1.ADR;type=WORK:;;Tingvallagatan',
    '  16;Karlstad;;652 24;Sverige',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:=D6berg;=C5sa',
    'TEL;WORK;VOICE:054-12 34 56',
    'ADR;WORK;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:;;=C3=96stra gatan=',
    ' 1;Sunne;;686 30;',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Bo Ek',
    'TEL;VALUE=uri:tel:+46-70-000-00-01',
    'EMAIL:bo@example.com',
    'END:VCARD',
  ].join('\r\n');
  const { good, faulty } = await read(cards);
  expect(good.map(({ line, texts }) => [line, texts])).toEqual([
    [
      1,
      {
        ...{ name: 'Åkeri, AB', contact: 'Anna Exempel', phone: '+46 70 174 06 20', email: '' },
        ...{ street: 'Tingvallagatan 16', postalCode: '652 24', city: 'Karlstad' },
      },
    ],
    [
      10,
      {
        ...{ name: 'Åsa Öberg', contact: '', phone: '054-12 34 56', email: '' },
        ...{ street: 'Östra gatan 1', postalCode: '686 30', city: 'Sunne' },
      },
    ],
  ]);
  expect(faulty).toEqual([
    {
      line: 17,
      faults: ['street', 'city'],
      texts: expect.objectContaining({ name: 'Bo Ek', phone: '+46-70-000-00-01', email: 'bo@example.com' }),
    },
  ]);
});

test.each([
  ['unreadable', ''],
  ['unreadable', 'just a sentence'],
  ['columns', 'Produkt;Pris\nSpade;100'],
  ['columns', 'Namn;Telefon\nBo;054-1'],
  ['unreadable', 'Namn;Gata;Ort\n\n'],
  ['tooLarge', 'x'.repeat(5 * 1024 * 1024 + 1)],
])('has no addresses: %s [R3]', async (expected, content) => {
  expect(await problem(content)).toBe(expected);
});

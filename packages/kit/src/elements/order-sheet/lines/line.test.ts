import { expect, test } from 'vitest';
import { columnsOf, type LineTexts, textsOf } from './columns.ts';
import { dropoffText, faultsOf, newLine, stateOf, withTexts } from './line.ts';

const right: LineTexts = {
  name: 'Anna Exempel',
  phone: '054-12 34 56',
  street: 'Tingvallagatan 16',
  postalCode: '653 40',
  city: 'Karlstad',
  size: 'pall',
};
const line = (texts: LineTexts) => newLine(2, texts, 'biogas');
const faults = (texts: LineTexts) => faultsOf(line({ ...right, ...texts }));

test('recognises the columns of a sheet in three languages, and ignores others [R4]', () => {
  const cells = ['x', ' Anna ', '054-1', 'Gatan 1', '653 40', 'Sunne', '12,5', '2', 'Ring\n på', ''];
  for (const header of [
    [
      'Id',
      'Mottagare',
      'Telefon',
      'Gatuadress',
      'Postnr',
      'Ort',
      'Vikt (kg)',
      'Antal kolli',
      'Till föraren',
      'Referens',
    ],
    ['Id', 'Recipient', 'Phone', 'Street', 'Postcode', 'Town', 'Weight kg', 'Pieces', 'Note', 'Reference'],
    ['Id', 'Empfänger', 'Telefon', 'Straße', 'PLZ', 'Ort', 'Gewicht', 'Anzahl', 'Hinweise', 'Bestellnummer'],
  ])
    expect(textsOf(cells, columnsOf(header))).toEqual({
      name: 'Anna',
      phone: '054-1',
      street: 'Gatan 1',
      postalCode: '653 40',
      city: 'Sunne',
      weight: '12,5',
      count: '2',
      instructions: 'Ring på',
    });
});

test('a size is a usual one by its name, or three sides; the weight of the sheet is stronger than that of the size [R4]', () => {
  const packageOf = (texts: LineTexts) => line({ ...right, ...texts }).sending.draft.packageDetails;
  expect(packageOf({ size: 'EUR-pall' })).toMatchObject({
    weight: 250,
    dimensions: { length: 120, width: 80, height: 100 },
  });
  expect(packageOf({ size: 'Pallet', weight: '180,5' }).weight).toBe(180.5);
  expect(packageOf({ size: '60 x 40 x 30 cm', weight: '12' })).toMatchObject({
    weight: 12,
    dimensions: { length: 60, width: 40, height: 30 },
  });
  expect(packageOf({ size: 'paket', height: '90' }).dimensions.height).toBe(90);
});

test.each([
  [{}, {}],
  [
    { name: '', phone: 'ring' },
    { name: 'recipientNameRequired', phone: 'phoneInvalid' },
  ],
  [{ email: 'anna@' }, { email: 'recipientEmailInvalid' }],
  [{ size: 'stor' }, { size: 'sizeUnknown', weight: 'validation.weightRequired' }],
  [{ weight: 'tung' }, { weight: 'validation.weightRequired' }],
  [{ count: '1,5' }, { count: 'validation.countRequired' }],
  [{ count: '101' }, { count: 'validation.piecesMost' }],
  [{ reference: '!' }, { reference: 'referenceInvalid' }],
  [{ street: '', city: '', postalCode: '' }, { address: 'addressRequired' }],
] as [LineTexts, object][])('%j has the faults %j [R4]', (texts, expected) => {
  expect(faults(texts)).toMatchObject(expected);
  if (Object.keys(expected).length === 0) expect(faults(texts)).toEqual({});
});

test('an address is one text, from its parts or as a whole [R4]', () => {
  expect(dropoffText(right)).toBe('Tingvallagatan 16, 653 40 Karlstad');
  expect(dropoffText({ address: 'Storgatan 12, Örebro', city: 'Kumla' })).toBe('Storgatan 12, Örebro');
  expect(dropoffText({ city: 'Kumla' })).toBe('Kumla');
  expect(dropoffText({ address: 'Storgatan 12 B 702 31 Örebro' })).toBe('Storgatan 12 B, 702 31 Örebro');
  expect(dropoffText({ address: 'Storgatan 12 Uppsala' })).toBe('Storgatan 12, Uppsala');
});

test('a corrected line keeps its place unless its address is another one [R4]', () => {
  const place = { ...right, address: 'A', lat: 1, lng: 2, country: '', placeId: '' };
  const placed = line(right);
  placed.sending.draft = { ...placed.sending.draft, dropoffLocation: place as never };
  expect(withTexts(placed, { ...right, weight: '9' }, null).sending.draft.dropoffLocation).toBe(place);
  expect(withTexts(placed, { ...right, city: 'Kumla' }, null).sending.draft.dropoffLocation).toBeNull();
  expect(withTexts(placed, right, null).sending.idempotencyKey).toBe(placed.sending.idempotencyKey);
});

test('a line waits for its price until it has one, unless something is wrong with it', () => {
  expect(stateOf(line(right))).toBe('open');
  expect(stateOf(line({ ...right, name: '' }))).toBe('faulty');
  expect(stateOf({ ...line(right), trouble: { at: 'dropoff' } })).toBe('troubled');
});

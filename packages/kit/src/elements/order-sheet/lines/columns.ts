import { addressNames, type ColumnNames, columnsIn } from '#sheets/columnNames.ts';

export const contactFields = ['name', 'phone', 'email'] as const;
const placeFields = ['address', 'street', 'postalCode', 'city'] as const;
export const goodsFields = [
  'size',
  'weight',
  'length',
  'width',
  'height',
  'count',
  'description',
  'instructions',
  'reference',
] as const;

/** What a column of a sheet of orders may hold, in the order in which a person thinks of it. */
export const sheetFields = [...contactFields, ...placeFields, ...goodsFields, 'pickup'] as const;
export type SheetField = (typeof sheetFields)[number];

const names: ColumnNames<SheetField> = {
  ...addressNames,
  name: [
    'recipient',
    'recipientname',
    'receiver',
    'consignee',
    'mottagare',
    'mottagarnamn',
    'mottagarensnamn',
    'empfänger',
    'empfängername',
    'name',
    'namn',
    'kund',
    'customer',
    'kunde',
    'företag',
    'company',
    'firma',
  ],
  address: [
    ...addressNames.address,
    'deliveryaddress',
    'leveransadress',
    'lieferadresse',
    'dropoff',
    'lämnas',
    'till',
    'to',
    'nach',
  ],
  pickup: [
    'pickup',
    'pickupaddress',
    'hämtas',
    'hämtadress',
    'från',
    'from',
    'von',
    'abholung',
    'abholadresse',
  ],
  size: ['size', 'storlek', 'größe', 'dimensions', 'mått', 'maße', 'abmessungen', 'kollityp', 'type', 'typ'],
  weight: ['weight', 'weightkg', 'vikt', 'viktkg', 'gewicht', 'gewichtkg', 'kg'],
  length: ['length', 'lengthcm', 'längd', 'längdcm', 'länge', 'längecm'],
  width: ['width', 'widthcm', 'bredd', 'breddcm', 'breite', 'breitecm'],
  height: ['height', 'heightcm', 'höjd', 'höjdcm', 'höhe', 'höhecm'],
  count: [
    'count',
    'pieces',
    'quantity',
    'qty',
    'antal',
    'kolli',
    'antalkolli',
    'anzahl',
    'stück',
    'packstücke',
  ],
  description: [
    'description',
    'goods',
    'contents',
    'beskrivning',
    'gods',
    'innehåll',
    'vara',
    'beschreibung',
    'ware',
    'inhalt',
  ],
  instructions: [
    'instructions',
    'specialinstructions',
    'note',
    'comment',
    'instruktion',
    'instruktioner',
    'tillföraren',
    'meddelande',
    'hinweis',
    'hinweise',
    'bemerkung',
  ],
  reference: [
    'reference',
    'ref',
    'referens',
    'ordernummer',
    'order',
    'ordernumber',
    'po',
    'referenz',
    'bestellnummer',
  ],
};

/** Which columns a first line names, by their place. */
export const columnsOf = (header: readonly string[]): Map<SheetField, number> => columnsIn(names, header);

/** The texts of one line of a sheet; a field without a column is left out. */
export type LineTexts = Partial<Record<SheetField, string>>;

export function textsOf(cells: readonly string[], columns: ReadonlyMap<SheetField, number>): LineTexts {
  const texts: LineTexts = {};
  for (const [field, place] of columns) {
    const text = cells[place]?.trim().replace(/\s*\n\s*/g, ' ') ?? '';
    if (text !== '') texts[field] = text;
  }
  return texts;
}

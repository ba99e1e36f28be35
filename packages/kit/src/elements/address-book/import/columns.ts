import { parseSwedishAddress } from '@freight/client/format';
import type { AddressTexts } from '#addressBook/checkAddress.ts';
import { addressNames, type ColumnNames, columnsIn } from '#sheets/columnNames.ts';

/** What a column holds: a text of an address, a part of a name, or a whole address in one. */
type Column = keyof AddressTexts | 'firstName' | 'lastName' | 'company' | 'address';

/** Names of columns as other address books write them, in the languages of the kit. */
const names: ColumnNames<Column> = {
  name: ['name', 'namn', 'fullname', 'displayname', 'visningsnamn', 'bezeichnung', 'plats', 'place', 'fn'],
  company: [
    'company',
    'organization',
    'organisation',
    'organizationname',
    'organization1name',
    'företag',
    'firma',
    'unternehmen',
    'bolag',
  ],
  contact: [
    'contact',
    'contactperson',
    'kontakt',
    'kontaktperson',
    'attention',
    'ansprechpartner',
    'recipient',
    'mottagare',
    'empfänger',
  ],
  firstName: ['firstname', 'givenname', 'förnamn', 'vorname'],
  lastName: ['lastname', 'familyname', 'surname', 'efternamn', 'nachname'],
  ...addressNames,
};

/** Which columns a first line names, by their place. */
export const columnsOf = (header: readonly string[]) => columnsIn(names, header);

/** Whether lines under these columns can become addresses. */
export function areEnough(columns: ReadonlyMap<Column, number>): boolean {
  const has = (column: Column) => columns.has(column);
  const isNamed = has('name') || has('company') || has('firstName') || has('lastName') || has('contact');
  return isNamed && (has('address') || (has('street') && has('city')));
}

/** The texts of one line. */
export function textsOf(cells: readonly string[], columns: ReadonlyMap<Column, number>): AddressTexts {
  const cell = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const person = cell('contact') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  const name = cell('name') || cell('company') || person;
  const whole = cell('address') && !cell('city') ? parseSwedishAddress(cell('address')) : undefined;
  return {
    name,
    contact: person === name ? '' : person,
    phone: cell('phone'),
    email: cell('email'),
    street: whole?.street ?? (cell('street') || cell('address')),
    postalCode: whole?.postalCode ?? cell('postalCode'),
    city: whole?.city ?? cell('city'),
  };
}

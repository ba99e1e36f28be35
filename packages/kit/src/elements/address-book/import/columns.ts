import { parseSwedishAddress } from '@freight/client/format';
import type { AddressTexts } from '#addressBook/checkAddress.ts';

/** What a column holds: a text of an address, a part of a name, or a whole address in one. */
type Column = keyof AddressTexts | 'firstName' | 'lastName' | 'company' | 'address';

/**
 * Names of columns as other address books write them, in the languages of the kit, without case, blanks and signs. The
 * first column with such a name counts.
 */
const names: Readonly<Record<Column, readonly string[]>> = {
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
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'telefon',
    'telefonnummer',
    'tel',
    'mobile',
    'mobil',
    'mobiltelefon',
    'mobilephone',
    'phone1value',
    'businessphone',
    'handy',
  ],
  email: ['email', 'emailaddress', 'epost', 'epostadress', 'mail', 'mejl', 'email1value', 'emailadresse'],
  street: [
    'street',
    'streetaddress',
    'gata',
    'gatuadress',
    'address1',
    'addressline1',
    'address1street',
    'businessstreet',
    'strasse',
    'straße',
    'adressrad1',
  ],
  postalCode: [
    'postalcode',
    'postcode',
    'zip',
    'zipcode',
    'postnummer',
    'postnr',
    'plz',
    'postleitzahl',
    'address1postalcode',
    'businesspostalcode',
  ],
  city: ['city', 'town', 'ort', 'stad', 'postort', 'stadt', 'address1city', 'businesscity'],
  address: ['address', 'adress', 'adresse', 'formattedaddress', 'address1formatted'],
};

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Which columns a first line names, by their place. */
export function columnsIn(header: readonly string[]): Map<Column, number> {
  const written = header.map(folded);
  const found = Object.entries(names).map(([column, known]) => {
    const place = known.map((name) => written.indexOf(name)).find((index) => index >= 0);
    return [column as Column, place ?? -1] as const;
  });
  return new Map(found.filter(([, place]) => place >= 0));
}

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

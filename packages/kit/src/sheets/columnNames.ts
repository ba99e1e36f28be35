/** Names of columns by what they hold, in the languages of the kit and as other programs write them. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Without case, blanks and signs. */
export const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Which columns a first line names, by their place; the first one with such a name counts. */
export function columnsIn<Column extends string>(
  names: ColumnNames<Column>,
  header: readonly string[],
): Map<Column, number> {
  const written = header.map(folded);
  const found = (Object.entries(names) as [Column, readonly string[]][]).map(([column, known]) => {
    const place = known.map((name) => written.indexOf(name)).find((index) => index >= 0);
    return [column, place ?? -1] as const;
  });
  return new Map(found.filter(([, place]) => place >= 0));
}

/** What an address is made of. */
export const addressNames = {
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
} as const satisfies ColumnNames<string>;

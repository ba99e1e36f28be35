import {
  addressLengths,
  isMailAddress,
  isPhone,
  plainPhone,
  plainText,
  type SavedAddress,
} from '@freight/contract';

/** The texts of an address, as they are typed or imported. */
export type AddressTexts = Pick<SavedAddress, keyof typeof addressLengths>;
export type AddressFault = 'name' | 'street' | 'city' | 'phone' | 'email' | 'length';

/** A file may hold line breaks, which a saved text cannot. */
const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ');

/** As the API stores them: without invisible characters, and blanks around them. */
export const plainTexts = (texts: AddressTexts): AddressTexts => ({
  name: oneLine(texts.name),
  contact: oneLine(texts.contact),
  phone: plainPhone(texts.phone),
  email: oneLine(texts.email),
  street: oneLine(texts.street),
  postalCode: oneLine(texts.postalCode),
  city: oneLine(texts.city),
});

/** What keeps plain texts from being saved, in the order in which they are read. */
export function faultsOf(texts: AddressTexts): AddressFault[] {
  const isTooLong = Object.entries(addressLengths).some(
    ([name, most]) => texts[name as keyof AddressTexts].length > most,
  );
  const faults: [AddressFault, boolean][] = [
    ['name', texts.name === ''],
    ['street', texts.street === ''],
    ['city', texts.city === ''],
    ['phone', texts.phone !== '' && !isPhone(texts.phone)],
    ['email', texts.email !== '' && !isMailAddress(texts.email)],
    ['length', isTooLong],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

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

export const noTexts: AddressTexts = {
  name: '',
  contact: '',
  phone: '',
  email: '',
  street: '',
  postalCode: '',
  city: '',
};

/** Without invisible characters and blanks around them, as the API stores them. */
export const plainTexts = (texts: AddressTexts): AddressTexts => ({
  name: plainText(texts.name),
  contact: plainText(texts.contact),
  phone: plainPhone(texts.phone),
  email: plainText(texts.email),
  street: plainText(texts.street),
  postalCode: plainText(texts.postalCode),
  city: plainText(texts.city),
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

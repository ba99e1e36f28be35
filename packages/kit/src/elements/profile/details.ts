import type { ProfileChange } from '@freight/client';
import type { SessionUser } from '@freight/client/session';
import { isPhone, plainPhone, plainText } from '@freight/contract';

/** What can be edited, as it is typed. */
export interface Details {
  firstName: string;
  lastName: string;
  phone: string;
  street: string;
  city: string;
  postalcode: string;
}

export type DetailName = keyof Details;

/** The fields in the order they are shown, with what a browser may fill in [PROFILE-07]. */
export const detailFields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel' },
  { name: 'street', autoComplete: 'address-line1' },
  { name: 'postalcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
] as const satisfies readonly { name: DetailName; autoComplete: string }[];

export const detailsOf = ({ firstName, lastName, phoneNr, address }: SessionUser): Details => ({
  firstName,
  lastName,
  phone: phoneNr,
  ...address,
});

/** All fields the server accepts, without what copying adds; e-mail and picture stay as they are [PROFILE-13]. */
export function changeOf(user: SessionUser, details: Details): ProfileChange {
  const text = (name: DetailName) => plainText(details[name]);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: user.email,
    phoneNr: plainPhone(details.phone),
    address: { street: text('street'), city: text('city'), postalcode: text('postalcode') },
    userProfileImageUrl: user.userProfileImageUrl,
  };
}

/** A phone number is optional but must look like one, as in the wizard (OPEN-67); all other fields are free text. */
export const isPhoneWrong = ({ phone }: Details): boolean => phone.trim() !== '' && !isPhone(phone);

import { z } from 'zod';
import { addressBookLimits, addressLengths } from '#addressBook.ts';
import { limits } from '#limits.ts';
import { isMailAddress, isPhone } from '#typed.ts';
import { singleLine, writtenPhone } from './singleLine.ts';
import { coordinates } from './transport.ts';

/** Made by the page, so that saving twice saves once; unknown ids are new entries. */
const id = z.string().regex(/^[\w-]{8,64}$/);

/**
 * `name` is what the customer calls the place. `contact` is who sends or receives there; empty means `name`. Without
 * `coordinates` a page looks the address up when it is chosen. At most one address is the `isDefaultPickup`.
 */
export const savedAddress = z.object({
  id,
  name: singleLine.min(1).max(addressLengths.name),
  contact: singleLine.max(addressLengths.contact).default(''),
  phone: writtenPhone
    .max(addressLengths.phone)
    .refine((phone) => phone === '' || isPhone(phone))
    .default(''),
  email: singleLine
    .max(addressLengths.email)
    .refine((email) => email === '' || isMailAddress(email))
    .default(''),
  street: singleLine.min(1).max(addressLengths.street),
  postalCode: singleLine.max(addressLengths.postalCode).default(''),
  city: singleLine.min(1).max(addressLengths.city),
  coordinates: coordinates.optional(),
  isDefaultPickup: z.boolean().default(false),
});

const side = z.number().positive().max(limits.longestSide);

/** A piece by the name that the customer gave it; `weight` in kg and `dimensions` in cm. */
export const savedParcel = z.object({
  id,
  name: singleLine.min(1).max(200),
  weight: z.number().positive().max(limits.heaviestPiece),
  dimensions: z.object({ length: side, width: side, height: side }),
  description: singleLine.max(2_000).default(''),
  packageType: z.string().trim().max(100).default(''),
  packageSubType: z.string().trim().max(100).default(''),
  specialInstruction: z.string().max(2_000).default(''),
});

/** Saves entries: a known id is replaced, an unknown one is new. */
export const addressBookChange = z.object({
  addresses: z.array(savedAddress).max(addressBookLimits.atOnce).default([]),
  parcels: z.array(savedParcel).max(addressBookLimits.atOnce).default([]),
});

export const addressBook = z.object({ addresses: z.array(savedAddress), parcels: z.array(savedParcel) });
/** The answer to every call of the address book: all of it, as it is now. */
export const addressBookAnswer = z.object({ success: z.literal(true), data: addressBook });

export type SavedAddress = z.infer<typeof savedAddress>;
export type SavedParcel = z.infer<typeof savedParcel>;
export type AddressBook = z.infer<typeof addressBook>;
export type AddressBookChange = z.input<typeof addressBookChange>;

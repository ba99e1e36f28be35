/** The most entries of each kind in an address book, and in one call that saves them. */
export const addressBookLimits = { addresses: 1_000, parcels: 200, atOnce: 500 } as const;

/** Longest texts of a saved address, in characters. */
export const addressLengths = {
  name: 200,
  contact: 200,
  phone: 40,
  email: 254,
  street: 200,
  postalCode: 20,
  city: 100,
} as const;

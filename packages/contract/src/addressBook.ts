/** The most entries of each kind in an address book, and in one call that saves them. */
export const addressBookLimits = { addresses: 1_000, parcels: 200, atOnce: 500 } as const;

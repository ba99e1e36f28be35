/** Longest texts of a profile, in characters; the server refuses longer ones. */
export const profileLengths = {
  firstName: 100,
  lastName: 100,
  phone: 40,
  street: 200,
  city: 100,
  postalcode: 20,
} as const;

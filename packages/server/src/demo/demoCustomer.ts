/** The public demo account; its password is not secret, so it must not hold anything of value. */
export const demoCustomer = {
  email: 'demo@example.com',
  password: 'freight-demo-2026',
  firstName: 'Alva',
  lastName: 'Exempel',
  phoneNr: '+46 70 174 06 10',
  street: 'Drottninggatan 8',
  city: 'Karlstad',
  postalcode: '652 25',
} as const;

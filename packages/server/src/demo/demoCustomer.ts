/** The account everybody may try; its password is no secret, so nothing of worth may be behind it. */
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

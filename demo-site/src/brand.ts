/** The company, in one place. Everything here is clearly a sample: reserved domains, sample numbers. */
export const brand = {
  name: 'Exempelfrakt',
  legalName: 'Exempelfrakt AB',
  organisationNumber: '999999-9999',
  helpPhone: '+46 10 000 00 00',
  infoMail: 'info@example.com',
  privacyMail: 'dataskydd@example.com',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  siteUrl: 'https://www.example.com',
  /** Where a map begins when the visitor's position is not known: home. */
  mapCentre: { lat: 59.3793, lng: 13.5036 },
  /** The three networks of the footer [FOOT-03]. */
  networks: [
    { name: 'LinkedIn', url: 'https://linkedin.example/exempelfrakt' },
    { name: 'Instagram', url: 'https://instagram.example/exempelfrakt' },
    { name: 'Facebook', url: 'https://facebook.example/exempelfrakt' },
  ],
} as const;

/** A phone number as the address of a link. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** The company, in one place. Everything here is clearly a sample: reserved domain, sample numbers. */
export const brand = {
  name: 'Exempelfrakt',
  helpPhone: '+46 10 000 00 00',
  infoMail: 'info@example.com',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  siteUrl: 'https://www.example.com',
} as const;

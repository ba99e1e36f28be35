/** An account of the demo's sign-in provider. No real person: the addresses end in a reserved domain. */
export interface SamplePerson {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

export const samplePersons: readonly SamplePerson[] = [
  {
    id: 'astrid',
    givenName: 'Astrid',
    familyName: 'Exempelsson',
    email: 'astrid.exempelsson@example.com',
    isEmailVerified: true,
  },
  {
    id: 'nils',
    givenName: 'Nils',
    familyName: 'Provberg',
    email: 'nils.provberg@example.com',
    isEmailVerified: true,
  },
];

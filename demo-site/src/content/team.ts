/** A person of the company with a card on the page about it. */
export interface TeamMember {
  id: 'ceo' | 'cto';
  name: string;
  mail: string;
  linkedIn: string;
  /** Shown for the managing director alone [PAGE-14]. */
  phone?: string;
}

export const team: readonly TeamMember[] = [
  {
    id: 'ceo',
    name: 'Ingrid Exempelsson',
    mail: 'ingrid@example.com',
    linkedIn: 'https://linkedin.example/ingrid-exempelsson',
    phone: '+46 10 000 00 01',
  },
  {
    id: 'cto',
    name: 'Jonas Provlund',
    mail: 'jonas@example.com',
    linkedIn: 'https://linkedin.example/jonas-provlund',
  },
];

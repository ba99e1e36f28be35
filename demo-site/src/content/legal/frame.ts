import type { Language } from '@freight/kit';

/** The words around a legal text, in the language of the text. */
export interface LegalFrame {
  updated: string;
  review: string;
  contents: string;
  contact: string;
  organisationNumber: string;
  mail: string;
  phone: string;
  others: string;
  names: Record<'terms' | 'privacy' | 'cookies' | 'accessibility', string>;
}

export const legalFrames: Record<Language, LegalFrame> = {
  sv: {
    updated: 'Senast ändrad',
    review: 'Exempeltext. Den ska granskas av en jurist innan den används på riktigt.',
    contents: 'Innehåll',
    contact: 'Kontakt',
    organisationNumber: 'Organisationsnummer',
    mail: 'E-post',
    phone: 'Telefon',
    others: 'Fler villkor',
    names: {
      terms: 'Villkor',
      privacy: 'Integritetspolicy',
      cookies: 'Kakor',
      accessibility: 'Tillgänglighet',
    },
  },
  en: {
    updated: 'Last changed',
    review: 'Sample text. It must be reviewed by a lawyer before real use.',
    contents: 'Contents',
    contact: 'Contact',
    organisationNumber: 'Company registration number',
    mail: 'Email',
    phone: 'Phone',
    others: 'More legal texts',
    names: {
      terms: 'Terms',
      privacy: 'Privacy notice',
      cookies: 'Cookies',
      accessibility: 'Accessibility',
    },
  },
  de: {
    updated: 'Zuletzt geändert',
    review: 'Mustertext. Er muss vor dem echten Einsatz von einem Juristen geprüft werden.',
    contents: 'Inhalt',
    contact: 'Kontakt',
    organisationNumber: 'Organisationsnummer',
    mail: 'E-Mail',
    phone: 'Telefon',
    others: 'Weitere rechtliche Texte',
    names: {
      terms: 'AGB',
      privacy: 'Datenschutzhinweis',
      cookies: 'Cookies',
      accessibility: 'Barrierefreiheit',
    },
  },
};

import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'entry.label': 'Paketnummer',
  'entry.example': 'Zum Beispiel FR7K-2M9P-QX4E',
  'entry.submit': 'Paket verfolgen',
  'error.idMissing': 'Bitte geben Sie eine Paketnummer ein',
  'error.notFound': 'Paket nicht gefunden',
  'error.failed': 'Das Paket konnte nicht verfolgt werden. Bitte versuchen Sie es erneut.',
} satisfies Catalog<typeof en>;

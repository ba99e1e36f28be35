import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'entry.label': 'Paketnummer',
  'entry.example': 'Till exempel FR7K-2M9P-QX4E',
  'entry.submit': 'Spåra paket',
  'error.idMissing': 'Ange ett paketnummer',
  'error.notFound': 'Paketet hittades inte',
  'error.failed': 'Paketet kunde inte spåras. Försök igen.',
} satisfies Catalog<typeof en>;

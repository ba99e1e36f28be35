import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  locked: 'Von der Seite vorgegeben',
  parcel: 'Paket',
  sides: 'Maße (L × B × H)',
  reference: 'Referenz (optional)',
  'reference.locked': 'Referenz',
  'reference.hint': 'Ihr eigener Name für den Auftrag; er steht auf den Dokumenten',
  'recipient.hidden':
    'Der Empfänger ist von dieser Seite vorgegeben. Sie sehen Namen und Telefonnummer noch einmal, bevor Sie den Auftrag erteilen.',
} satisfies Catalog<typeof en>;

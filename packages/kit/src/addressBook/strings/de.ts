import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'parcel.label': 'Ihre gespeicherten Pakete',
  'parcel.choose': 'Paket wählen',
  'parcel.save': 'Paket speichern',
  'recipient.save': 'Im Adressbuch speichern',
  'recipient.update': 'Adressbuch aktualisieren',
  saved: 'In Ihrem Adressbuch gespeichert',
  failed: 'Das Speichern ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
} satisfies Catalog<typeof en>;

import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'parcel.label': 'Dina sparade paket',
  'parcel.choose': 'Välj ett paket',
  'parcel.save': 'Spara paketet',
  'recipient.save': 'Spara i adressboken',
  'recipient.update': 'Uppdatera adressboken',
  saved: 'Sparat i din adressbok',
  failed: 'Det gick inte att spara. Försök igen.',
} satisfies Catalog<typeof en>;

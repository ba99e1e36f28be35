import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'list.label': 'Meldungen',
  'toast.close': 'Meldung schließen',
} satisfies Catalog<typeof en>;

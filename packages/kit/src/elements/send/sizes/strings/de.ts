import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  sizes: 'Größe',
  'size.letterbox': 'Briefkastenpaket',
  'size.parcel': 'Paket',
  'size.halfPallet': 'Halbpalette',
  'size.pallet': 'Europalette',
  'size.own': 'Eigene Maße',
  measures: '{sides}, {weight}',
} satisfies Catalog<typeof en>;

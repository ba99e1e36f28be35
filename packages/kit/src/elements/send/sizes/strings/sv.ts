import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  sizes: 'Storlek',
  'size.letterbox': 'Brevlådepaket',
  'size.parcel': 'Paket',
  'size.halfPallet': 'Halvpall',
  'size.pallet': 'EU-pall',
  'size.own': 'Egna mått',
  measures: '{sides}, {weight}',
} satisfies Catalog<typeof en>;

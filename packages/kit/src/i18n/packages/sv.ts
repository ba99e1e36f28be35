import { packageNames } from '@freight/contract/packageNames';
import type { Catalog } from '#i18n/texts.ts';
import type { packages as en } from './en.ts';

export default {
  ...packageNames,
  Biogas: 'Biogas',
  Diesel: 'Diesel',
  El: 'El',
  'El-hybrid': 'Elhybrid',
  'Standard Vehicle': 'Standardfordon',
} satisfies Catalog<typeof en>;

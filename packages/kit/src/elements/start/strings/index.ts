import { entryTexts } from '#elements/track/entry/strings/index.ts';
import { catalog } from '#i18n/catalog.ts';
import { addressTexts } from '#maps/address/strings/index.ts';

export const texts = catalog(
  'freight-start',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  entryTexts,
  addressTexts,
);

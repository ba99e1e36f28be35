import { addressTexts } from '#elements/send/addresses/addressTexts.ts';
import { entryTexts } from '#elements/track/entry/entryTexts.ts';
import { catalog } from '#i18n/catalog.ts';

export const texts = catalog(
  'freight-start',
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
  entryTexts,
  addressTexts,
);

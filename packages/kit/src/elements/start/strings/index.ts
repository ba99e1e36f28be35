import { addressTexts } from '#elements/send/addresses/strings/index.ts';
import { entryTexts } from '#elements/track/entry/strings/index.ts';
import { catalog } from '#i18n/catalog.ts';

export const texts = catalog(
  'freight-start',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  entryTexts,
  addressTexts,
);

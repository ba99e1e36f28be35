import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

export const texts = catalog(
  'freight-magic-link',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

export const texts = catalog(
  'freight-sign-in',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

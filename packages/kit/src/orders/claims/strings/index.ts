import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

/** The texts for reporting that something is wrong with a delivery. */
export const claimsTexts = catalog(
  'claims',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

import { catalog } from '#i18n/catalog.ts';
import { draftTexts } from '#orders/drafts/strings/index.ts';

/** The texts for reporting that something is wrong with a delivery. */
export const claimsTexts = catalog(
  'claims',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  draftTexts,
);

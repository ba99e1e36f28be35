import { catalog } from '#i18n/catalog.ts';
import { draftTexts } from '#orders/drafts/strings/index.ts';

/** The texts for changing how, when and where an order is delivered. */
export const changesTexts = catalog(
  'changes',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  draftTexts,
);

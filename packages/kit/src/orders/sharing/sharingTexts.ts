import { catalog } from '#i18n/catalog.ts';

/** What the section about passing an order on says. */
export const sharingTexts = catalog(
  'sharing',
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
);

export const useSharingTexts = sharingTexts.use;

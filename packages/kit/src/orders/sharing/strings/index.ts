import { catalog } from '#i18n/catalog.ts';

/** What the section about passing an order on says. */
export const sharingTexts = catalog('sharing', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export const useSharingTexts = sharingTexts.use;

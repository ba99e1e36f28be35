import { catalog } from '#i18n/catalog.ts';

/** The texts of the section for sharing an order. */
export const sharingTexts = catalog('sharing', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export const useSharingTexts = sharingTexts.use;

import { catalog } from '#i18n/catalog.ts';

/** The texts for people whom the page's partner signs in. */
export const partnerTexts = catalog('partner', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

/** The texts for cancelling an order. */
export const cancellingTexts = catalog('cancelling', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

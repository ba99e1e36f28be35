import { catalog } from '#i18n/catalog.ts';

/** The texts of days with prices, and of the lorry that would have driven empty. */
export const dayTexts = catalog('days', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

/** The texts of fields that a page has filled in. */
export const prefillTexts = catalog('send-prefill', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

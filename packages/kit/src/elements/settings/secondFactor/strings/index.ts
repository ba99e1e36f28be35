import { catalog } from '#i18n/catalog.ts';

/** Texts of the two-step login section. */
export const factorTexts = catalog('second-factor', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

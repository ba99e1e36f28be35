import { catalog } from '#i18n/catalog.ts';

/** Texts of the login's code step. */
export const codeTexts = catalog('code-step', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

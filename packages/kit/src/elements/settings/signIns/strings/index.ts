import { catalog } from '#i18n/catalog.ts';

/** Texts of the list of sign-ins. */
export const signInsTexts = catalog('sign-ins', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

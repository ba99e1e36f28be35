import { catalog } from '#i18n/catalog.ts';

/** What the list of sign-ins says. */
export const signInsTexts = catalog('sign-ins', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

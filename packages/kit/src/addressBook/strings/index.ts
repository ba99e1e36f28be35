import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

/** The texts with which an order is filled in from the address book, and saved there. */
export const savedTexts = catalog('saved', import.meta.glob<typeof import('./en.ts')>('./*.ts'), errorTexts);

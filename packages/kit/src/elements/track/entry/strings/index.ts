import { catalog } from '#i18n/catalog.ts';

/** The texts of the entry form, which other elements show as well. */
export const entryTexts = catalog('freight-track', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

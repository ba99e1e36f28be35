import { catalog } from '#i18n/catalog.ts';

/** The texts of how long a price holds. */
export const holdsTexts = catalog('holds', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

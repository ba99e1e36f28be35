import { catalog } from '#i18n/catalog.ts';

/** The names of the usual sizes, for the card and the wizard. */
export const sizeTexts = catalog('freight-send.sizes', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export const useSizeTexts = sizeTexts.use;

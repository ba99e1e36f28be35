import { catalog } from '#i18n/catalog.ts';

/** The texts of looking for an order. */
export const searchTexts = catalog('order-search', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export const useSearchTexts = searchTexts.useWhenProvided;

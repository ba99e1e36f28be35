import { catalog } from '#i18n/catalog.ts';

/** The texts beside goods; most continue "Home to {town}:". */
export const priceTexts = catalog('freight-price', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export type PriceTranslate = ReturnType<typeof priceTexts.use>;

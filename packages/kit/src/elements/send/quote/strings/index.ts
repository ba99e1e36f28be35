import { sizeTexts } from '#elements/send/sizes/strings/index.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

/** The texts of the price in the card. */
export const quoteTexts = catalog(
  'freight-send.quote',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  sizeTexts,
  errorTexts,
);

export const useQuoteTexts = quoteTexts.use;

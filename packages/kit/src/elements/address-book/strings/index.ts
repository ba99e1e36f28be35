import { definition } from '#elements/address-book/definition.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

export const texts = catalog(
  definition.tag,
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

export const useBookTexts = texts.use;

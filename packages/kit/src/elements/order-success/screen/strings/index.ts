import { catalog } from '#i18n/catalog.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';

/** Named by the tag instead of importing the definition, which other elements with these texts do not need. */
export const successTexts = catalog(
  'freight-order-success',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  statusTexts,
  packageTexts,
);

export const useSuccessTexts = successTexts.use;

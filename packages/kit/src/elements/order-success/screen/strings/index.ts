import { catalog } from '#i18n/catalog.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';

/** By the tag, and not from its definition: what else shows these texts has no use for that. */
export const successTexts = catalog(
  'freight-order-success',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  statusTexts,
  packageTexts,
);

export const useSuccessTexts = successTexts.use;

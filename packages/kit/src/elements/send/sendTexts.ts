import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { addressTexts } from './addresses/addressTexts.ts';
import { sizeTexts } from './sizes/sizeTexts.ts';

/** By the tag, and not from its definition: what else shows these texts has no use for that. */
export const sendTexts = catalog(
  'freight-send',
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
  addressTexts,
  packageTexts,
  errorTexts,
  sizeTexts,
);

export type SendTranslate = ReturnType<typeof sendTexts.use>;

/** The texts of the wizard; waits for them where another element shows it in place. */
export const useSendTexts = sendTexts.useWhenProvided;

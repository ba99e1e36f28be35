import { sizeTexts } from '#elements/send/sizes/strings/index.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { addressTexts } from '#maps/address/strings/index.ts';

/** Named by the tag instead of importing the definition, which other elements with these texts do not need. */
export const sendTexts = catalog(
  'freight-send',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  addressTexts,
  packageTexts,
  errorTexts,
  sizeTexts,
);

export type SendTranslate = ReturnType<typeof sendTexts.use>;

/** The texts of the wizard; waits for them where another element shows it in place. */
export const useSendTexts = sendTexts.useWhenProvided;

import { definition } from '#elements/order-sheet/definition.ts';
import { sendTexts } from '#elements/send/strings/index.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { addressTexts } from '#maps/address/strings/index.ts';

export const sheetTexts = catalog(
  definition.tag,
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
  addressTexts,
  sendTexts,
);

export const useSheetTexts = sheetTexts.use;

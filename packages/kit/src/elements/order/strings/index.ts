import { definition } from '#elements/order/definition.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';
import { pickupTexts } from '#orders/pickup/strings/index.ts';

export const orderTexts = catalog(
  definition.tag,
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  statusTexts,
  packageTexts,
  errorTexts,
  pickupTexts,
);

export const useOrderTexts = orderTexts.use;

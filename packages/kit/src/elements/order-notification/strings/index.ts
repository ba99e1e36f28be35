import { catalog } from '#i18n/catalog.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';

export const texts = catalog(
  'freight-order-notification',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  packageTexts,
  statusTexts,
);

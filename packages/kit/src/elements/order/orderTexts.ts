import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';
import { definition } from './definition.ts';

export const orderTexts = catalog(
  definition.tag,
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
  statusTexts,
  packageTexts,
  errorTexts,
);

export const useOrderTexts = orderTexts.use;

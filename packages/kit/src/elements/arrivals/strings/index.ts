import { definition } from '#elements/arrivals/definition.ts';
import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';

export const arrivalsTexts = catalog(
  definition.tag,
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
  statusTexts,
);

export const useArrivalsTexts = arrivalsTexts.use;

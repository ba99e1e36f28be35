import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import { packageTexts } from '#i18n/packageTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';

/** Everything the tracking details say; to be provided before they are rendered. */
export const detailsTexts = catalog(
  'freight-track.details',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  statusTexts,
  packageTexts,
  errorTexts,
);

export const useDetailsTexts = detailsTexts.use;

import { accountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { catalog } from '#i18n/catalog.ts';

export const texts = catalog(
  'freight-sign-in',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  accountErrorTexts,
);

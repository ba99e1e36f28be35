import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

/** The texts of an order that one person fills in and another places. */
export const approvalTexts = catalog(
  'approvals',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

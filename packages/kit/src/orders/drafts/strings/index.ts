import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';

/** The texts that all drafts about an order have: of their pictures and of what goes wrong. */
export const draftTexts = catalog('drafts', import.meta.glob<typeof import('./en.ts')>('./*.ts'), errorTexts);

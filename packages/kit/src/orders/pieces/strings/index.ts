import { catalog } from '#i18n/catalog.ts';

/** The texts of orders with several pieces. */
export const pieceTexts = catalog('pieces', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

/** What the block about two-step login says. */
export const factorTexts = catalog('second-factor', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

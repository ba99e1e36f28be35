import { catalog } from '#i18n/catalog.ts';

/** The texts about a promise that moved, was missed or was kept, and about what a map shows. */
export const promiseTexts = catalog('promise', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

export const watchersTexts = catalog('watchers', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

export const texts = catalog('freight-user-menu', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

export const texts = catalog('freight-consent', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

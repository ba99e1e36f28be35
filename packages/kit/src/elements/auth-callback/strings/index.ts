import { catalog } from '#i18n/catalog.ts';

export const texts = catalog('freight-auth-callback', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

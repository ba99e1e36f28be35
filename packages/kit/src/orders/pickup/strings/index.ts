import { catalog } from '#i18n/catalog.ts';

export const pickupTexts = catalog('pickup', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

/** The texts about how an order is handed over, and what happened at the door. */
export const handoverTexts = catalog('handover', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

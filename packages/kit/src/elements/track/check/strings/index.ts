import { catalog } from '#i18n/catalog.ts';

/** The texts about a message that was pasted into the tracking field. */
export const messageTexts = catalog('freight-message', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

import { catalog } from '#i18n/catalog.ts';

/** What the step of the login that asks for a code says. */
export const codeTexts = catalog('code-step', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

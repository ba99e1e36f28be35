import { provideTexts, type TextSource } from '#i18n/texts.ts';
import type { strings } from './strings/en.ts';

export const entryTexts: TextSource<typeof strings> = {
  sv: () => import('./strings/sv.ts'),
  en: () => import('./strings/en.ts'),
  de: () => import('./strings/de.ts'),
};

/** For an element that shows the entry form without being `freight-track`. */
export const provideEntryTexts = (): Promise<void> => provideTexts('freight-track', entryTexts);

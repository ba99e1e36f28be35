import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './strings/en.ts';

const namespace = 'freight-maps';

/** The texts of the maps, which come with a map's code. */
export const provideMapTexts = (): Promise<void> =>
  provideTexts<typeof strings>(namespace, {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  });

export const useMapTexts = (): Translate<typeof strings> => useTexts<typeof strings>(namespace);

import type { packages } from '#i18n/packages/en.ts';
import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';

export const providePackageTexts = (): Promise<void> =>
  provideTexts<typeof packages>('packages', {
    sv: () => import('#i18n/packages/sv.ts'),
    en: () => import('#i18n/packages/en.ts'),
    de: () => import('#i18n/packages/de.ts'),
  });

/** The texts for `packageLabel`; whoever uses them awaits `providePackageTexts` first. */
export const usePackageTexts = (): Translate<typeof packages> => useTexts<typeof packages>('packages');

/**
 * What a category, a subcategory, a fuel or a vehicle of the wire is called; a word that nobody knows yet stands
 * as it was received [TRACK-18] [TRACK-19].
 */
export const packageLabel = (t: Translate<typeof packages>, word: string): string =>
  // A key that is in no catalogue comes back as it is.
  t(word as keyof typeof packages);

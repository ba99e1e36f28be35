import { catalog } from '#i18n/catalog.ts';
import type { packages } from '#i18n/packages/en.ts';
import type { Translate } from '#i18n/texts.ts';

export const packageTexts = catalog(
  'packages',
  import.meta.glob<typeof import('./packages/en.ts')>('./packages/*.ts'),
);

/** The texts for `packageLabel`. */
export const usePackageTexts = packageTexts.use;

/**
 * What a category, a subcategory, a fuel or a vehicle of the wire is called; an unknown word is shown
 * as it was received [TRACK-18] [TRACK-19].
 */
export const packageLabel = (t: Translate<typeof packages>, word: string): string =>
  // A key that is in no catalogue comes back as it is.
  t(word as keyof typeof packages);

/** What a package is called as a whole: its category and, when it has one, its subcategory. */
export const packageName = (t: Translate<typeof packages>, ...words: (string | undefined)[]): string =>
  words
    .filter(Boolean)
    .map((word) => t(word as keyof typeof packages))
    .join(', ');

import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { provideTexts, type Translate, withTexts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

export const successTexts = withTexts<typeof strings>(
  {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
  provideStatusTexts,
  providePackageTexts,
);

/** Everything the success screen says; to be awaited before it is rendered in another element. */
export const provideSuccessTexts = (): Promise<void> => provideTexts(definition.tag, successTexts);

export type SuccessTranslate = Translate<typeof strings>;

export const useSuccessTexts = (): SuccessTranslate => useTexts<typeof strings>(definition.tag);

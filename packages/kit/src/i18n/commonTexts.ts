import type { common } from '#i18n/common/en.ts';
import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';

export const provideCommonTexts = (): Promise<void> =>
  provideTexts<typeof common>('common', {
    sv: () => import('#i18n/common/sv.ts'),
    en: () => import('#i18n/common/en.ts'),
    de: () => import('#i18n/common/de.ts'),
  });

export const useCommonTexts = (): Translate<typeof common> => useTexts<typeof common>('common');

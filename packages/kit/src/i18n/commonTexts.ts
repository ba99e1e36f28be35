import type { common } from '#i18n/common/en.ts';
import { provideTexts, shownLanguage, type Translate, translator } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';

export const provideCommonTexts = (): Promise<void> =>
  provideTexts<typeof common>('common', {
    sv: () => import('#i18n/common/sv.ts'),
    en: () => import('#i18n/common/en.ts'),
    de: () => import('#i18n/common/de.ts'),
  });

export const useCommonTexts = (): Translate<typeof common> => useTexts<typeof common>('common');

/** One common text in the language of the page, for what is said by no element. */
export async function commonText(key: keyof typeof common & string): Promise<string> {
  await provideCommonTexts();
  return translator<typeof common>('common', shownLanguage.getState().shown)(key);
}

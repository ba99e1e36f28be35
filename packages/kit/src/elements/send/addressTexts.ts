import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './addressStrings/en.ts';

const namespace = 'freight-send.addresses';

/** The texts of the address form, for the doors of the elements that show it. */
export const provideAddressTexts = (): Promise<void> =>
  provideTexts<typeof strings>(namespace, {
    sv: () => import('./addressStrings/sv.ts'),
    en: () => import('./addressStrings/en.ts'),
    de: () => import('./addressStrings/de.ts'),
  });

export const useAddressTexts = (): Translate<typeof strings> => useTexts<typeof strings>(namespace);

import { use } from 'react';
import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './addressStrings/en.ts';

const namespace = 'freight-send.addresses';
let provided: Promise<void> | undefined;

/** The texts of the address form, which other elements show as well: it waits for them by itself. */
export function useAddressTexts(): Translate<typeof strings> {
  provided ??= provideTexts<typeof strings>(namespace, {
    sv: () => import('./addressStrings/sv.ts'),
    en: () => import('./addressStrings/en.ts'),
    de: () => import('./addressStrings/de.ts'),
  });
  use(provided);
  return useTexts<typeof strings>(namespace);
}

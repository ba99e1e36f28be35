import { use } from 'react';
import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideTexts, type Translate, withTexts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { provideAddressTexts } from './addressTexts.ts';
import type { strings } from './strings/en.ts';

/** The tag, and not from its definition: what else shows these texts has no use for that. */
const namespace = 'freight-send';

export const sendTexts = withTexts<typeof strings>(
  {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
  provideAddressTexts,
  providePackageTexts,
  provideErrorTexts,
);

export type SendTranslate = Translate<typeof strings>;

let provided: Promise<void> | undefined;

/** The texts of the wizard; waits for them where another element shows it in place. */
export function useSendTexts(): SendTranslate {
  provided ??= provideTexts(namespace, sendTexts);
  use(provided);
  return useTexts<typeof strings>(namespace);
}

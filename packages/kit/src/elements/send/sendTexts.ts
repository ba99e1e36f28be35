import { use } from 'react';
import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideTexts, type Translate, withTexts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

export const sendTexts = withTexts<typeof strings>(
  {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
  providePackageTexts,
  provideErrorTexts,
);

export type SendTranslate = Translate<typeof strings>;

let provided: Promise<void> | undefined;

/** The texts of the wizard; waits for them where another element shows it in place. */
export function useSendTexts(): SendTranslate {
  provided ??= provideTexts(definition.tag, sendTexts);
  use(provided);
  return useTexts<typeof strings>(definition.tag);
}

import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { type Translate, withTexts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

export const orderTexts = withTexts<typeof strings>(
  {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
  provideStatusTexts,
  providePackageTexts,
  provideErrorTexts,
);

export type OrderTranslate = Translate<typeof strings>;

export const useOrderTexts = (): OrderTranslate => useTexts<typeof strings>(definition.tag);

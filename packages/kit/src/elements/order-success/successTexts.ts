import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { provideTexts, type Translate, withTexts } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './strings/en.ts';

/** The tag, and not from its definition: what else shows these texts has no use for that. */
const namespace = 'freight-order-success';

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
export const provideSuccessTexts = (): Promise<void> => provideTexts(namespace, successTexts);

export type SuccessTranslate = Translate<typeof strings>;

export const useSuccessTexts = (): SuccessTranslate => useTexts<typeof strings>(namespace);

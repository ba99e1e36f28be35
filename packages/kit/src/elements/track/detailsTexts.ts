import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { provideTexts, type Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { details } from './strings/details/en.ts';

const namespace = 'freight-track.details';

/** Everything the tracking details say; to be awaited before they are rendered. */
export async function provideDetailsTexts(): Promise<void> {
  await Promise.all([
    provideStatusTexts(),
    providePackageTexts(),
    provideErrorTexts(),
    provideTexts<typeof details>(namespace, {
      sv: () => import('./strings/details/sv.ts'),
      en: () => import('./strings/details/en.ts'),
      de: () => import('./strings/details/de.ts'),
    }),
  ]);
}

export const useDetailsTexts = (): Translate<typeof details> => useTexts<typeof details>(namespace);

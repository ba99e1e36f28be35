import type { Language } from '@freight/contract';
import { useMemo } from 'react';
import type { statuses } from '#i18n/statuses/en.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { provideIn, provideTexts, type Translate, translator, withTexts } from '#i18n/texts.ts';
import { useLanguage, useTexts } from '#i18n/useTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

const own = {
  sv: () => import('./strings/sv.ts'),
  en: () => import('./strings/en.ts'),
  de: () => import('./strings/de.ts'),
};

/** The element's texts once more, under a name whose Swedish is always there. */
const always = 'freight-orders.always';

async function provideAlwaysSwedish(): Promise<void> {
  await Promise.all([provideTexts<typeof strings>(always, own), provideStatusTexts()]);
  await provideIn('sv', always, 'statuses');
}

export const ordersTexts = withTexts<typeof strings>(own, provideAlwaysSwedish);

export const useOrdersTexts = (): Translate<typeof strings> => useTexts<typeof strings>(definition.tag);

export interface OrderLabels {
  language: Language;
  t: Translate<typeof strings>;
  statuses: Translate<typeof statuses>;
}

/**
 * What the documents want in Swedish whatever the interface speaks: status labels, months, dates and how much of
 * the list is shown; with the quirk `orderLabels: 'interface'` they follow the interface (OPEN-25).
 */
export function useOrderLabels(): OrderLabels {
  const shown = useLanguage();
  const follows = useStore(configuration, ({ quirks }) => quirks.orderLabels === 'interface');
  const language = follows ? shown : 'sv';
  return useMemo(
    () => ({ language, t: translator(always, language), statuses: translator('statuses', language) }),
    [language],
  );
}

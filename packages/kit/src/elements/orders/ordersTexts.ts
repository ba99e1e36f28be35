import type { Language } from '@freight/contract';
import { useMemo } from 'react';
import { catalog } from '#i18n/catalog.ts';
import type { statuses } from '#i18n/statuses/en.ts';
import { statusTexts } from '#i18n/statusTexts.ts';
import type { Translate } from '#i18n/texts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

const files = import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts');

/** The element's texts once more, under a name whose Swedish is always there. */
const alwaysSwedish = catalog('freight-orders.always', files, statusTexts);

async function provideSwedish(): Promise<void> {
  await alwaysSwedish.provide();
  await Promise.all([alwaysSwedish.provideIn('sv'), statusTexts.provideIn('sv')]);
}

export const ordersTexts = catalog(definition.tag, files, { provide: provideSwedish });

export const useOrdersTexts = ordersTexts.use;

export interface OrderLabels {
  language: Language;
  t: Translate<typeof strings>;
  statuses: Translate<typeof statuses>;
}

/**
 * Texts that the documents require in Swedish in every interface language: status labels, months, dates and how much of
 * the list is shown. With the quirk `orderLabels: 'interface'` they follow the interface (OPEN-25).
 */
export function useOrderLabels(): OrderLabels {
  const shown = useLanguage();
  const follows = useQuirk('orderLabels') === 'interface';
  const language = follows ? shown : 'sv';
  return useMemo(
    () => ({ language, t: alwaysSwedish.in(language), statuses: statusTexts.in(language) }),
    [language],
  );
}

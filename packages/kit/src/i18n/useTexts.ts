import type { Language } from '@freight/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { shownLanguage, type Translate, translator } from '#i18n/texts.ts';

const shown = () => shownLanguage.getState().shown;

/** The language of the texts on screen; changes once the new catalogues are there. */
export function useLanguage(): Language {
  return useSyncExternalStore(shownLanguage.subscribe, shown, shown);
}

/** The texts of one namespace, in the language of the page. */
export function useTexts<Model>(namespace: string): Translate<Model> {
  const language = useLanguage();
  return useMemo(() => translator<Model>(namespace, language), [namespace, language]);
}

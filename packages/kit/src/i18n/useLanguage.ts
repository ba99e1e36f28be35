import type { Language } from '@freight/contract';
import { useSyncExternalStore } from 'react';
import { languageTag } from '#platform/language.ts';
import { shownLanguage } from './texts.ts';

const shown = () => shownLanguage.getState().shown;

/** The language of the texts on screen; changes once the new catalogues are there. */
export function useLanguage(): Language {
  return useSyncExternalStore(shownLanguage.subscribe, shown, shown);
}

const tag = () => languageTag(shown());

/** What the texts on screen are written in, for `lang`. */
export const useLanguageTag = (): string => useSyncExternalStore(shownLanguage.subscribe, tag, tag);

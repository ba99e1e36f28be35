import { fallbackLanguage, type Language, languageKey, languages } from '@freight/contract';
import { pageDocument } from '#platform/pageDocument.ts';
import { configuration, configure, isLanguage } from './configuration.ts';
import { shared } from './registry.ts';
import { report } from './report.ts';

let isReported = false;

function storedLanguage(): Language | undefined {
  try {
    const stored = globalThis.localStorage?.getItem(languageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch (error) {
    // Storage is blocked in some embeds; the default language is good enough [LANG-07].
    if (!isReported) report('storage-blocked', { reason: error });
    isReported = true;
    return undefined;
  }
}

declare module '#platform/registry.ts' {
  interface Shared {
    /** The page's initial `<html lang>`: translators change it. */
    pageLanguage: Language | undefined;
  }
}

const pageLanguage = () =>
  shared('pageLanguage', () => {
    const [language] = (pageDocument?.documentElement.lang ?? '').toLowerCase().split('-');
    if (isLanguage(language)) return language;
    // More people read English than Swedish on a page in any other language.
    return language ? fallbackLanguage : undefined;
  });

/** What English texts are written in: the page's own language where the kit lacks that one, in `lang` and for `Intl`. */
export function languageTag(language: Language): string {
  const { language: chosen } = configuration.getState();
  return language === fallbackLanguage && chosen && !isLanguage(chosen) ? chosen : language;
}

/**
 * The page's language: what the host configured, else the stored preference, else `<html lang>`, else Swedish [LANG-02]
 * [LANG-05]. English for a language the kit does not have.
 */
export function currentLanguage(): Language {
  const { language } = configuration.getState();
  if (language) return isLanguage(language) ? language : fallbackLanguage;
  return storedLanguage() ?? pageLanguage() ?? languages[0];
}

/** A person's choice: takes effect in every element immediately and is remembered [LANG-03]. */
export function chooseLanguage(language: Language): void {
  if (!isLanguage(language)) return;
  try {
    globalThis.localStorage?.setItem(languageKey, language);
  } catch (error) {
    report('storage-blocked', { reason: error });
  }
  configure({ language });
}

/** Calls back whenever the language has changed; returns the function that stops it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  let last = currentLanguage();
  return configuration.subscribe(() => {
    const next = currentLanguage();
    if (next === last) return;
    last = next;
    listener(next);
  });
}

import { type Language, languages, storageKeys } from '@freight/contract';
import { configuration, configure } from './configuration.ts';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

let isReported = false;

function storedLanguage(): Language | undefined {
  try {
    const stored = globalThis.localStorage?.getItem(storageKeys.language);
    return isLanguage(stored) ? stored : undefined;
  } catch (error) {
    // Storage is blocked in some embeds; the default language is good enough [LANG-07].
    if (!isReported) console.warn('[freight] The language preference cannot be read.', error);
    isReported = true;
    return undefined;
  }
}

/** The page's language: what the host configured, else the stored preference, else Swedish [LANG-02] [LANG-05]. */
export function currentLanguage(): Language {
  const { language } = configuration.getState();
  return isLanguage(language) ? language : (storedLanguage() ?? languages[0]);
}

/** A person's choice: takes effect in every element at once and is remembered [LANG-03]. */
export function chooseLanguage(language: Language): void {
  if (!isLanguage(language)) return;
  try {
    globalThis.localStorage?.setItem(storageKeys.language, language);
  } catch (error) {
    console.warn('[freight] The language preference cannot be kept.', error);
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

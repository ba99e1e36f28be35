import type { Language } from '@freight/kit';

/**
 * Texts of some pages by language: Swedish immediately, as in the prerendered pages, others once they are loaded.
 * Swedish is also the fallback if a language fails to load. A promise stays the same, so that React can wait for it.
 */
export function textsByLanguage<Texts>(
  swedish: Texts,
  others: Record<Exclude<Language, 'sv'>, () => Promise<Texts>>,
): (language: Language) => Texts | Promise<Texts> {
  const coming = new Map<Language, Promise<Texts>>();
  return (language) => {
    if (language === 'sv') return swedish;
    const texts =
      coming.get(language) ??
      others[language]().catch((error: unknown) => {
        console.error('The texts of the page could not be loaded.', error);
        return swedish;
      });
    coming.set(language, texts);
    return texts;
  };
}

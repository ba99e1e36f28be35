import { type Language, locales } from '@freight/contract';
import { languageTag } from '#platform/language.ts';

/** The locale of its formats, or the page's own language where the kit shows English in its place. */
export function localeOf(language: Language): string {
  const tag = languageTag(language);
  return tag === language ? locales[language] : tag;
}

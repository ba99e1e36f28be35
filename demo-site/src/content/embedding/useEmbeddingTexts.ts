import { use } from 'react';
import { textsByLanguage } from '#content/textsByLanguage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { type EmbeddingTexts, embeddingTexts } from './sv.ts';

const textsIn = textsByLanguage<EmbeddingTexts>(embeddingTexts, {
  en: async () => (await import('./en.ts')).embeddingTexts,
  de: async () => (await import('./de.ts')).embeddingTexts,
});

/** The texts of the page that writes the embedding code for a host page, in the language of the site. */
export function useEmbeddingTexts(): EmbeddingTexts {
  const texts = textsIn(useSite().language);
  return texts instanceof Promise ? use(texts) : texts;
}

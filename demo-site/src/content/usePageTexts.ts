import { use } from 'react';
import { type PageTexts, pageTexts } from './pages/sv.ts';
import { textsByLanguage } from './textsByLanguage.ts';
import { useSite } from './useSiteTexts.tsx';

const textsIn = textsByLanguage<PageTexts>(pageTexts, {
  en: async () => (await import('./pages/en.ts')).pageTexts,
  de: async () => (await import('./pages/de.ts')).pageTexts,
});

/** The texts of the careers, company and contact pages in the language of the site. */
export function usePageTexts(): PageTexts {
  const texts = textsIn(useSite().language);
  return texts instanceof Promise ? use(texts) : texts;
}

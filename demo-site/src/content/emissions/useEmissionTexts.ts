import { use } from 'react';
import { textsByLanguage } from '#content/textsByLanguage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { type EmissionTexts, emissionTexts } from './sv.ts';

const textsIn = textsByLanguage<EmissionTexts>(emissionTexts, {
  en: async () => (await import('./en.ts')).emissionTexts,
  de: async () => (await import('./de.ts')).emissionTexts,
});

/** The texts of the page that explains how emissions are counted, in the language of the site. */
export function useEmissionTexts(): EmissionTexts {
  const texts = textsIn(useSite().language);
  return texts instanceof Promise ? use(texts) : texts;
}

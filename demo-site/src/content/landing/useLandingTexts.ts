import { use } from 'react';
import { textsByLanguage } from '#content/textsByLanguage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import type { LandingTexts } from './landingTexts.ts';
import { landing } from './sv.ts';

const textsIn = textsByLanguage<LandingTexts>(landing, {
  en: async () => (await import('./en.ts')).landing,
  de: async () => (await import('./de.ts')).landing,
});

/** The texts of the landing page in the language of the site. */
export function useLandingTexts(): LandingTexts {
  const texts = textsIn(useSite().language);
  return texts instanceof Promise ? use(texts) : texts;
}

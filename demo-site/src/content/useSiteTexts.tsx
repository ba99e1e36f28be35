import { type Language, language } from '@freight/kit';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import sv, { type SiteTexts } from './sv.ts';

const sources: Record<Language, () => Promise<{ default: SiteTexts }>> = {
  sv: async () => ({ default: sv }),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

/** Every language of the site. */
export const siteLanguages = Object.keys(sources) as Language[];

interface Site {
  texts: SiteTexts;
  /** The language of the texts; Swedish until another one has arrived, as in the prerendered page. */
  language: Language;
  /** False while the texts of another language may still be on their way. */
  isSettled: boolean;
}

const SiteContext = createContext<Site>({ texts: sv, language: 'sv', isSettled: false });

/** Keeps the site's texts in the kit's language: a person chooses one language for both. */
export function SiteTextsProvider({ children }: { children: ReactNode }) {
  const [site, setSite] = useState<Site>({ texts: sv, language: 'sv', isSettled: false });

  useEffect(() => {
    const show = async (wanted: Language) => {
      const { default: texts } = await sources[wanted]();
      if (language.get() !== wanted) return;
      const { documentElement } = document;
      // Setting it, even to the same value, recalculates the style of the whole page.
      if (documentElement.lang !== wanted) documentElement.lang = wanted;
      // The texts of a page may still be loading: keep the current ones until then.
      startTransition(() => setSite({ texts, language: wanted, isSettled: true }));
    };
    const report = (error: unknown) => {
      console.error('The texts of the page could not be loaded.', error);
      setSite((site) => ({ ...site, isSettled: true }));
    };
    show(language.get()).catch(report);
    return language.subscribe((next) => void show(next).catch(report));
  }, []);

  return <SiteContext value={site}>{children}</SiteContext>;
}

export const useSite = (): Site => useContext(SiteContext);
export const useSiteTexts = (): SiteTexts => useSite().texts;

/** Fills `{name}` in a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

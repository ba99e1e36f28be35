import { fallbackLanguage, type Language } from '@freight/contract';
import { createInstance, type i18n } from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { currentLanguage, onLanguageChange } from '#platform/language.ts';

/** The texts of one place in one language; keys say intent and place, never sentences. */
export type Catalog<Model> = { readonly [Key in keyof Model]: string };

/** Where the texts of one namespace come from, language by language, and what provides others that go with them. */
export type TextSource<Model> = Record<Language, () => Promise<{ default: Catalog<Model> }>> & {
  others?: readonly (() => Promise<void>)[];
};

interface Texts {
  instance: i18n;
  sources: Map<string, TextSource<unknown>>;
  /** The language every text is shown in: changes only once its catalogues have arrived. */
  language: StoreApi<{ shown: Language }>;
}

function createTexts(): Texts {
  const instance = createInstance({
    lng: currentLanguage(),
    fallbackLng: fallbackLanguage,
    keySeparator: false,
    nsSeparator: false,
    partialBundledLanguages: true,
    resources: {},
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const texts: Texts = {
    instance,
    sources: new Map(),
    language: createStore(() => ({ shown: currentLanguage() })),
  };
  onLanguageChange(async (language) => {
    await Promise.all([...texts.sources.keys()].map((namespace) => fetchCatalog(texts, namespace, language)));
    if (currentLanguage() !== language) return;
    await instance.changeLanguage(language);
    texts.language.setState({ shown: language });
  });
  return texts;
}

/** Each copy of the kit has its own: the catalogues of another version may lack what this one says. */
const texts = createTexts();

async function fetchCatalog(
  { instance, sources }: Texts,
  namespace: string,
  language: Language,
): Promise<void> {
  const source = sources.get(namespace);
  if (!source || instance.hasResourceBundle(language, namespace)) return;
  try {
    const { default: catalog } = await source[language]();
    instance.addResourceBundle(language, namespace, catalog);
  } catch (error) {
    console.error(`[freight] The texts of "${namespace}" in "${language}" could not be loaded.`, error);
    if (language !== fallbackLanguage)
      await fetchCatalog({ instance, sources } as Texts, namespace, fallbackLanguage);
  }
}

/** Loads a namespace, with what goes with it, in the page's language and remembers where its other languages are. */
export async function provideTexts<Model>(namespace: string, source: TextSource<Model>): Promise<void> {
  texts.sources.set(namespace, source as TextSource<unknown>);
  // The others also when the namespace stands already: another element may have needed that alone.
  await Promise.all([
    fetchCatalog(texts, namespace, currentLanguage()),
    ...(source.others ?? []).map((provide) => provide()),
  ]);
}

/** Loads namespaces that are provided already in one more language, for words that are always in that one. */
export async function provideIn(language: Language, ...namespaces: string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchCatalog(texts, namespace, language)));
}

/** An element's texts together with others that its first render needs, for its door. */
export const withTexts = <Model>(
  source: TextSource<Model>,
  ...others: (() => Promise<void>)[]
): TextSource<Model> => ({ ...source, others });

export type Translate<Model> = (key: keyof Model & string, values?: Record<string, unknown>) => string;

/** A function that gives the texts of a namespace in the given language. */
export function translator<Model>(namespace: string, language: Language): Translate<Model> {
  return texts.instance.getFixedT(language, namespace) as unknown as Translate<Model>;
}

/** The language all texts are shown in right now, and a way to hear of its change. */
export const shownLanguage = texts.language;

import { fallbackLanguage, type Language } from '@freight/contract';
import { createInstance, type i18n } from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { complain } from '#platform/leaving/complain.ts';

/** The texts of one place in one language; keys say intent and place, never sentences. */
export type Catalog<Model> = { readonly [Key in keyof Model]: string };

/** Fetches the texts of a namespace in a language. */
export type LoadCatalog = (language: Language) => Promise<object>;

interface Texts {
  instance: i18n;
  sources: Map<string, LoadCatalog>;
  /** Resolves when the last change of the language, or of the page's own texts, is shown. */
  renewed: Promise<void>;
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
    renewed: Promise.resolve(),
    language: createStore(() => ({ shown: currentLanguage() })),
  };
  /** The page's own texts may be others than those that were loaded with the catalogues; then these are read anew. */
  async function renew(isAnew: boolean): Promise<void> {
    const language = currentLanguage();
    const namespaces = [...texts.sources.keys()];
    await Promise.all(namespaces.map((namespace) => fetchCatalog(texts, namespace, language, isAnew)));
    if (currentLanguage() !== language) return;
    await instance.changeLanguage(language);
    texts.language.setState({ shown: language });
  }
  configuration.subscribe((now, before) => {
    if (now.language !== before.language || now.texts !== before.texts)
      texts.renewed = renew(Boolean(now.texts ?? before.texts));
  });
  return texts;
}

/** Each copy of the kit has its own: the catalogues of another version may lack texts that this one uses. */
const texts = createTexts();

/** By namespace and key; in all languages together, because which of them are loaded changes. */
const replaced = new Map<string, Readonly<Record<Language, string>>>();

/** Replaces a text by another sentence for as long as the page lives: one that fits what has been found out since. */
export function replaceText(
  namespace: string,
  key: string,
  sentence: Readonly<Record<Language, string>>,
): void {
  replaced.set(`${namespace}.${key}`, sentence);
}

async function fetchCatalog(
  { instance, sources }: Texts,
  namespace: string,
  language: Language,
  isAnew = false,
): Promise<void> {
  const load = sources.get(namespace);
  if (!load || (!isAnew && instance.hasResourceBundle(language, namespace))) return;
  try {
    const own = configuration.getState().texts && (await import('#platform/ownTexts/ownTexts.ts'));
    const catalog = await load(language);
    instance.addResourceBundle(
      language,
      namespace,
      own ? own.withOwnTexts(catalog, namespace, language) : catalog,
    );
  } catch (error) {
    complain(`The texts of "${namespace}" in "${language}" could not be loaded.`, error, 'error');
    if (language !== fallbackLanguage)
      await fetchCatalog({ instance, sources } as Texts, namespace, fallbackLanguage);
  }
}

/** Loads a namespace in the page's language and remembers where its other languages are. */
export async function provideTexts(namespace: string, load: LoadCatalog): Promise<void> {
  texts.sources.set(namespace, load);
  await fetchCatalog(texts, namespace, currentLanguage());
}

/** Loads a namespace that is provided already in one more language, for words that are always in that one. */
export const provideIn = (language: Language, namespace: string): Promise<void> =>
  fetchCatalog(texts, namespace, language);

/** The names in braces of a text. */
type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type IsUnion<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? false : true) : never;

/** A value for each placeholder; where the key is known only when it runs, for those that one of them may have. */
type Values<Text, IsOneOfMany> = [Placeholder<Text>] extends [never]
  ? []
  : IsOneOfMany extends true
    ? [values?: { readonly [Name in Placeholder<Text>]?: string | number }]
    : [values: { readonly [Name in Placeholder<Text>]: string | number }];

/** Returns a text by its key, with a value for each of its placeholders. */
export type Translate<Model> = <Key extends keyof Model & string>(
  key: Key,
  ...values: Values<Model[Key], IsUnion<Key>>
) => string;

/** A function that returns the texts of a namespace in the given language. */
export function translator<Model>(namespace: string, language: Language): Translate<Model> {
  const { instance } = texts;
  const translate = instance.getFixedT(language, namespace);
  const say = (key: string, values?: Record<string, string | number>): string => {
    const text: unknown =
      replaced.get(`${namespace}.${key}`)?.[language] ?? instance.getResource(language, namespace, key);
    // Most texts are used unchanged; looking for plurals and placeholders in them takes a tenth of a first render.
    return typeof text === 'string' && !text.includes('{') ? text : translate(key, { ...values });
  };
  return say as Translate<Model>;
}

/** Resolves when what the page configured last is shown. */
export const whenTextsShown = (): Promise<void> => texts.renewed;

/** The language in which all texts are currently shown, and a subscription to its changes. */
export const shownLanguage = texts.language;

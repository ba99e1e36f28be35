import type { Language } from '@freight/contract';
import { use as awaitPromise, useMemo, useSyncExternalStore } from 'react';
import { provideIn, provideTexts, shownLanguage, type Translate, translator } from './texts.ts';

/** The files of a place, by their paths: what `import.meta.glob` gives. */
type CatalogFiles<Model> = Readonly<Record<string, () => Promise<{ default: Model }>>>;

/** The texts of one place, to be loaded and to be shown. */
export interface Texts<Model> {
  /** Loads them, and the texts they need, in the page's language; a second call does nothing. */
  provide: () => Promise<void>;
  /** Loads them in one more language, for texts that are always in that one. */
  provideIn: (language: Language) => Promise<void>;
  /** The texts themselves, by their keys. */
  load: (language: Language) => Promise<Model>;
  /** Hook: the texts in the language of the page. They must have been provided before. */
  use: () => Translate<Model>;
  /** Hook: the same, but it suspends until the texts are provided; for use below a `Suspense`. */
  useWhenProvided: () => Translate<Model>;
  /** The texts in that language, else in the one that is shown, for use outside of components. */
  in: (language?: Language) => Translate<Model>;
}

/**
 * The texts of a place: one file per language, English the model of the others, so that a missing or stray key does not
 * compile. `others` are texts that the place needs as well.
 *
 * `catalog('freight-track', import.meta.glob<typeof import('./en.ts')>('./*.ts'))` in `strings/index.ts`
 */
export function catalog<Model extends object>(
  namespace: string,
  files: CatalogFiles<Model>,
  ...others: readonly Pick<Texts<never>, 'provide'>[]
): Texts<Model> {
  let provided: Promise<unknown> | undefined;
  async function load(language: Language): Promise<Model> {
    const path = Object.keys(files).find((one) => one.endsWith(`/${language}.ts`));
    const file = path && (await files[path]?.());
    if (!file) throw new Error(`There is no catalogue in "${language}".`);
    return file.default;
  }
  const provide = async () => {
    // Load the others even when these are loaded: another element may have needed only these.
    await Promise.all([provideTexts(namespace, load), ...others.map((one) => one.provide())]);
  };
  const translate = (language = shownLanguage.getState().shown) => translator<Model>(namespace, language);
  function useTexts(): Translate<Model> {
    // The whole state: it is another one as well when the page has given texts of its own.
    const { subscribe, getState } = shownLanguage;
    const state = useSyncExternalStore(subscribe, getState, getState);
    return useMemo(() => translate(state.shown), [state]);
  }
  return {
    provide,
    provideIn: (language) => provideIn(language, namespace),
    load,
    use: useTexts,
    useWhenProvided() {
      provided ??= provide();
      awaitPromise(provided);
      return useTexts();
    },
    in: translate,
  };
}

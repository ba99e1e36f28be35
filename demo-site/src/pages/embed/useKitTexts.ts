import { useState } from 'react';

/** Each text of the kit in each language, by its key. */
type KitTexts = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** The kit's texts, none until they are loaded; and what loads them, which may be called again. */
export function useKitTexts(): [texts: KitTexts, load: () => void] {
  const [texts, setTexts] = useState<KitTexts>({});
  const load = () => {
    import('@freight/kit/texts.json').then(
      (loaded) => setTexts(loaded.default),
      // The next use of the field tries again.
      () => undefined,
    );
  };
  return [texts, load];
}

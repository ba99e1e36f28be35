import { wordKeys } from 'virtual:first-frames/keys';
import type { OwnTexts } from '#platform/configuration.ts';

/**
 * The words of the first frames in a language, with the page's own texts in place of the kit's. `tag` is what the words
 * are written in, `phone` the number that the kit's frames show. Imports nothing of the kit, which loads after the frames.
 */
export function ownWords(
  words: readonly string[],
  { language, tag, texts, phone }: { language: string; tag: string; texts: OwnTexts; phone: string },
): readonly string[] {
  const own: Readonly<Record<string, unknown>> = texts[tag] ?? {};
  return words.map((word, number) => {
    // The value of `lang`.
    if (word === language) return tag;
    const text = own[wordKeys[number] ?? ''];
    return typeof text === 'string' ? text.replace('{phone}', phone) : word;
  });
}

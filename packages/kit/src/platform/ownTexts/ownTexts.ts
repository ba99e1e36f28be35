import type { Language } from '@freight/contract';
import { configuration } from '#platform/configuration.ts';
import { noteDeprecated } from '#platform/deprecations/noteDeprecated.ts';
import { languageTag } from '#platform/language.ts';
import { report } from '#platform/report.ts';
import { textPlaces } from './textKeys.ts';

/** The page's texts in that language, or in the language of its own that is shown in place of English. */
export const ownTextsIn = (language: Language): Readonly<Record<string, unknown>> =>
  configuration.getState().texts?.[languageTag(language)] ?? {};

const placeOf = (key: string) => key.slice(0, key.indexOf('.'));
const placeholdersIn = (text: string) => text.match(/\{\w+\}/g) ?? [];
const checked = new WeakSet<object>();

/** Names, once, the keys that belong to no place of the kit. */
function checkPlaces(texts: Readonly<Record<string, unknown>>): void {
  if (checked.has(texts)) return;
  checked.add(texts);
  for (const key of Object.keys(texts))
    if (!textPlaces.includes(placeOf(key))) report('text-unknown', { key });
}

/**
 * A catalogue with the page's own texts in place of the kit's. Keys that it does not have, and placeholders that the
 * kit's text does not fill in, are named in the console; such a text is not used.
 */
export function withOwnTexts(catalog: object, namespace: string, language: Language): object {
  const texts = ownTextsIn(language);
  checkPlaces(texts);
  const merged: Record<string, unknown> = { ...catalog };
  // The same texts once more, in the language that some of them keep.
  const own = namespace.replace(/^freight-|\.always$/g, '').replace('.', '-');
  for (const [key, text] of Object.entries(texts)) {
    if (placeOf(key) !== own) continue;
    noteDeprecated('texts', '', key);
    const name = key.slice(own.length + 1);
    const known = Object.hasOwn(catalog, name) ? merged[name] : undefined;
    if (typeof known !== 'string' || typeof text !== 'string') {
      report('text-unknown', { key });
      continue;
    }
    const stray = placeholdersIn(text).find((one) => !known.includes(one));
    if (stray) report('text-placeholder', { key, name: stray });
    else merged[name] = text;
  }
  return merged;
}

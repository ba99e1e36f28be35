import { lazily } from '#geo/data/lazily.ts';
import { foldedWords } from './foldText.ts';
import { gazetteer, type Town } from './gazetteer.ts';
import { namesOf } from './place.ts';

/** The towns of one name, and whether the name is well known. */
export interface NamedTown {
  readonly towns: readonly Town[];
  readonly isWellKnown: boolean;
}

/** Smaller places are called like farms, quarters and people, so that their names alone say little. */
const wellKnownFrom = 10_000;

const townsByName = lazily(() =>
  Map.groupBy(
    gazetteer().towns.flatMap((town) => namesOf(town).map((name) => ({ name: nameOf(name), town }))),
    ({ name }) => name,
  ),
);
const mostWords = lazily(() => Math.max(...[...townsByName().keys()].map((name) => name.split(' ').length)));

const nameOf = (text: string): string => foldedWords(text).join(' ');

/** Words beside a town's name that do not change which town it is. */
const additions = /^(?:\p{Number}+\p{Letter}?|se?|c|centrum|city|kommun|stad|sverige|sweden|schweden)$/u;
/** A street named after a town: `Kiruna gata`. */
const streetWord =
  /^(?:gat(?:a|an|e)|vag(?:en)?|grand(?:en)?|alle(?:n)?|gade|vej|veien|vegen|vei|str|strasse|weg|allee|street|road)$/;
/** Written together, as in `Kirunastad`. */
const suffix = /(?:s?kommun|stad|centrum)$/;

function named(name: string): NamedTown | undefined {
  const towns = townsByName()
    .get(name)
    ?.map(({ town }) => town);
  return towns && { towns, isWellKnown: towns.some(({ population }) => population >= wellKnownFrom) };
}

/**
 * Every town an address names: a part between commas that is a town's name, and a well-known town anywhere, in any
 * letters that look like it.
 */
export function namedTowns(text: string): NamedTown[] {
  return text
    .normalize('NFKC')
    .split(/[,;:|/\\\n\r()[\]]+/)
    .flatMap((part) => namedInPart(joinSpaced(foldedWords(part))));
}

function namedInPart(words: readonly string[]): NamedTown[] {
  const bare = words.filter((word) => !additions.test(word));
  const whole = named(bare.join(' '));
  const found = whole ? [whole] : [];
  for (let at = 0; at < words.length; ) {
    const { town, length } = longestAt(words, at);
    if (town && town !== whole && !streetWord.test(words[at + length] ?? '')) found.push(town);
    at += length;
  }
  return found;
}

/** The longest well-known name that begins at a word, and how many words it takes. */
function longestAt(words: readonly string[], at: number): { town?: NamedTown; length: number } {
  for (let length = Math.min(mostWords(), words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const town = named(name) ?? named(name.replace(suffix, ''));
    if (town?.isWellKnown) return { town, length };
  }
  return { length: 1 };
}

/** `k i r u n a` is read as one word. */
function joinSpaced(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replace(/(?<!\p{Letter})\p{Letter}(?: \p{Letter}(?!\p{Letter})){2,}/gu, (spaced) =>
      spaced.replaceAll(' ', ''),
    )
    .split(' ')
    .filter(Boolean);
}

import type { PlaceWords } from '#geo/towns/place.ts';

const nameWeight = 3;
const cityWeight = 2;
const postcodeWeight = 2;
/** The weight of a word that only resembles the requested one. */
const resembles = 0.35;

function wordFit(asked: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) {
    if (word === asked) return 1;
    if (word.startsWith(asked)) best = Math.max(best, 0.65 + (0.15 * asked.length) / word.length);
  }
  return best;
}

/**
 * How well a place answers the words asked for, 0 to about 3: whole words before beginnings before typos,
 * the place's own name before the town it lies in. The index's own score is not used: it favours rare words,
 * so that `storg` would put a single Storgatsbacken before every Storgatan.
 */
export function fitOf(asked: readonly string[], words: PlaceWords): number {
  let sum = 0;
  for (const word of asked) {
    sum += Math.max(
      nameWeight * wordFit(word, words.name),
      cityWeight * wordFit(word, words.city),
      postcodeWeight * wordFit(word, [words.postcode]),
      resembles,
    );
  }
  // A place whose whole name was typed comes before those that only contain it.
  const named = words.name.filter((word) => asked.includes(word)).length / words.name.length;
  return (sum / asked.length) * (1 + 0.2 * named);
}

/** Letters that have no accent to take off. */
const plainLetters: readonly (readonly [letter: string, plain: string])[] = [
  ['ø', 'o'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ς', 'σ'],
];

/** A text as orders and saved addresses are found by it: small letters without accents, so that `Malmo` finds Malmö. */
export const searchable = (text: string): string =>
  plainLetters.reduce(
    (found, [letter, plain]) => found.replaceAll(letter, plain),
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );

/** The words of a search; what has every one of them somewhere is found. */
export const searchWords = (text: string): string[] => searchable(text).split(/\s+/).filter(Boolean);

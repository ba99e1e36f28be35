/** Letters that fall back to a plain one, not by dropping an accent but by custom. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ð: 'd', þ: 'th', ł: 'l' };

/** Lower case without accents, so that `goteborg` finds Göteborg and `kobenhavn` København. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øæßðþł]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The folded words of a text; everything but letters and digits separates. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

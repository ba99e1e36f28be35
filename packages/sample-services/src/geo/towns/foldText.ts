/** Letters that fall back to a plain one, not by dropping an accent but by custom. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ð: 'd', þ: 'th', ł: 'l' };

/** Cyrillic, Greek and phonetic letters that look like a Latin one: a person reads that letter, so it is compared. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХӀԚԜ', 'abesijkmhopctyxiqw'),
  ...pairs('авеѕіјкмнорстухӏԛԝгпԁһ', 'abesijkmhopctyxiqwrndh'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('αεικνορτυχγη', 'aeikvoptuxyn'),
  ...pairs('ıɑɡɩʏ', 'iagiy'),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? letter]));
}

/** Lower case without accents, so that `goteborg` finds Göteborg and `kobenhavn` København. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Cf}]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => lookalikes[letter] ?? letter)
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
}

/** The folded words of a text; everything but letters and digits separates. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

/** What may be shown to anybody who knows an order number. */

/** `Anna Exempel` becomes `Anna E.`; a single name stays as it is. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = withoutContacts(fullName).trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}

const at = String.raw`(?:@|[(\[{<]\s*(?:at|ät|snabel-?a)\s*[)\]}>])`;
const dot = String.raw`(?:\.|[(\[{]\s*(?:dot|punkt|point)\s*[)\]}]|\s(?:dot|punkt)\s)`;
// No longer than the part before an @ may be: without an end, a text without spaces takes the square of its length.
const addressesOfMail = [
  new RegExp(String.raw`[^\s@<>()]{1,64}\s*${at}\s*[^\s@<>()[\]{},;]+(?:\s*${dot}\s*\p{L}{2,})*`, 'giu'),
  // In words: "bo at example dot com".
  new RegExp(String.raw`\S{1,64}\s(?:at|snabel-?a)\s+[\w-]+\s*${dot}\s*\p{L}{2,}(?!\p{L})`, 'giu'),
];

const gap = String.raw`[\s\p{Dash}()./_·•']{0,3}`;
// Six digits or more with the usual separators between them; five digits stay, they may be a postal code.
const phoneNumber = new RegExp(String.raw`\+?\(?\d(?:${gap}\d){5,}`, 'gu');
/** In an address, where a house number may be next to a postal code: only what begins like a phone number. */
const dialledNumber = new RegExp(String.raw`(?:\+|\(?0)${gap}\d(?:${gap}\d){5,}`, 'gu');
const digitWords = [
  ...['noll', 'ett|en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'],
  ...['zero|oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['null', 'eins', 'zwei|zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
].join('|');
const spokenNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${digitWords})(?:[\s\p{Dash},]+(?:${digitWords})){5,}(?!\p{L})`,
  'giu',
);

/** Letters of a pattern in both cases, its classes as they are. By hand, because `(?i:…)` has once missed a capital. */
const anyCase = (pattern: string): string =>
  pattern.replace(/\\p\{\w+\}|\p{L}/gu, (part) =>
    part.length > 1 ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  );

// What a code looks like: three characters and more with a digit first, or the same spaced out.
const codeAfter = (word: string): RegExp =>
  new RegExp(
    String.raw`((?<!\p{L})(?:${anyCase(word)})[^\d\n.!?]{0,24}?)[#*]?\d(?:[\s\p{Dash}#*]?[\dA-Z#*](?!\p{Ll})){2,9}`,
    'gu',
  );
/** After the name of a gate, a door or an alarm in any of the languages, or a code by that name. */
const entryCode = codeAfter(
  String.raw`(?:\p{L}*(?:dörr|tür|tuer|door|kod|code|alarm)|port|larm|gate|entry|pin)\p{L}*|lar(?!\p{L})`,
);
/** In an address, where streets are named after gates, only after the word code. */
const namedCode = codeAfter(String.raw`\p{L}*(?:kod|code)\p{L}*`);

/** The characters of a text in their plainest form (full-width digits are digits), each with where it came from. */
function plainForm(text: string): { plain: string; origins: number[] } {
  let plain = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const folded = character
      .normalize('NFKC')
      .replace(/[^\P{Nd}0-9]/gu, decimalDigit)
      .replace(/\p{Cf}/gu, '');
    plain += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(index);
    index += character.length;
  }
  origins.push(text.length);
  return { plain, origins };
}

/** In Unicode the digits of every script are ten consecutive characters, starting with zero. */
function decimalDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Replaces in a text what the patterns find in its plain form; a first group of a pattern stays. */
function mask(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((masked, pattern) => {
    const { plain, origins } = plainForm(masked);
    let result = '';
    let end = 0;
    for (const match of plain.matchAll(pattern)) {
      const from = origins[match.index + (match[1]?.length ?? 0)] ?? end;
      result += `${masked.slice(end, from)}…`;
      end = origins[match.index + match[0].length] ?? masked.length;
    }
    return result + masked.slice(end);
  }, text);
}

/**
 * A text without what a customer may have written into it for the driver alone: mail addresses, phone numbers, and
 * codes of gates, doors and alarms, in any notation. Public tracking must not pass them on.
 */
export const withoutContacts = (text: string): string =>
  mask(text, [...addressesOfMail, phoneNumber, spokenNumber, entryCode]);

/** The same for an address, whose house number and postal code stay. */
export const addressWithoutContacts = (text: string): string =>
  mask(text, [...addressesOfMail, dialledNumber, namedCode]);

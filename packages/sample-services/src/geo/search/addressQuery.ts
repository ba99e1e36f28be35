import { foldedWords } from '#geo/towns/foldText.ts';

/** A typed address, split into its parts. */
export interface AddressQuery {
  /** Folded words of street and town, and the beginning of a postal code as its digits. */
  readonly words: readonly string[];
  /** Lower case without a blank (`12b`). */
  readonly houseNumber: string | undefined;
  /** Set when the text ends in a country's name. */
  readonly countryCode: string | undefined;
}

const countryNames: Readonly<Record<string, string>> = {
  sverige: 'SE',
  sweden: 'SE',
  schweden: 'SE',
  norge: 'NO',
  norway: 'NO',
  norwegen: 'NO',
  danmark: 'DK',
  denmark: 'DK',
  danemark: 'DK',
  suomi: 'FI',
  finland: 'FI',
  finnland: 'FI',
  tyskland: 'DE',
  germany: 'DE',
  deutschland: 'DE',
};

/** Whether folded words name a country. */
export const isCountryNamed = (words: readonly string[], countryCode: string | undefined): boolean =>
  words.some((word) => countryNames[word] === countryCode && countryCode !== undefined);

/** Longer texts are pasted, not typed; the rest cannot improve the answer, only slow it down. */
const longestQuery = 200;
const mostWords = 12;

const spacedPostcode = /(?<![\p{L}\d])(\d{3})\s(\d{2})(?![\p{L}\d])/u;
const houseNumberPattern = /(?<![\p{L}\d])(\d{1,3})(?:\s?([a-z]))?(?![\p{L}\d])/iu;

/**
 * Reads an address as people write it: `Kungsgatan 12 B, 111 43 Stockholm`, in any order and unfinished.
 * The first short number is the house number unless nothing but numbers was typed; the rest is postal code.
 */
export function parseAddressQuery(text: string): AddressQuery {
  let rest = text.normalize('NFC').slice(0, longestQuery).replace(spacedPostcode, '$1$2');
  let houseNumber: string | undefined;
  if (/\p{L}{2}/u.test(rest)) {
    rest = rest.replace(houseNumberPattern, (_, digits: string, letter: string | undefined) => {
      houseNumber = `${digits}${letter ?? ''}`.toLowerCase();
      return ' ';
    });
  }
  const words = foldedWords(rest).slice(0, mostWords);
  const countryCode = words.length > 1 ? countryNames[words.at(-1) ?? ''] : undefined;
  return { words: countryCode ? words.slice(0, -1) : words, houseNumber, countryCode };
}

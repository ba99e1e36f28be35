import { randomInt } from 'node:crypto';

/**
 * Order numbers for people: `FR7K-2M9P-QX4T`. Eleven random characters (55 bits, too many to guess) and
 * a check character, in Crockford's base 32, which has no I, L, O and U to be misread.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 11;

/**
 * Every position weighs an odd amount, which has an inverse modulo 32: any single wrong character
 * and nearly every swap of neighbours gives another check character.
 */
function checkCharacter(body: string): string {
  let sum = 0;
  [...body].forEach((character, position) => {
    sum += alphabet.indexOf(character) * (2 * position + 1);
  });
  return alphabet.charAt(sum % alphabet.length);
}

const inGroups = (characters: string): string => characters.replace(/(.{4})(?=.)/g, '$1-');

/** Random characters, and a check character after them. */
export function randomCharacters(length: number): string {
  let body = '';
  while (body.length < length) body += alphabet.charAt(randomInt(alphabet.length));
  return body + checkCharacter(body);
}

/** Characters as people type them: lower case, with anything but letters and digits between, O for 0 and I or L for 1. */
export const plainCharacters = (typed: string): string =>
  compact(typed).replace(/O/g, '0').replace(/[IL]/g, '1');

const compact = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether all characters are of the alphabet, and the last one is the check character of the others. */
export const isChecked = (characters: string): boolean =>
  [...characters].every((character) => alphabet.includes(character)) &&
  characters.endsWith(checkCharacter(characters.slice(0, -1)));

/** A new order number, unguessable; uniqueness is the database's to keep. */
export const newOrderNumber = (): string => inGroups(randomCharacters(randomLength));

/** The prefixes of numbers made from an order number: of tracking, waybill and invoice; and what people write before it. */
const prefixes = ['', 'TRK', 'WB', 'F', 'NR'];

/** The twelve characters of a number with any of the prefixes. */
function withoutPrefix(characters: string): string | undefined {
  const prefix = prefixes.find(
    (each) => characters.startsWith(each) && characters.length === each.length + randomLength + 1,
  );
  return prefix === undefined ? undefined : characters.slice(prefix.length);
}

/**
 * Reads an order number as people type or copy it: lower case, spaces, other or no hyphens, invisible characters and
 * punctuation, O for 0 and I or L for 1, and the tracking number, the waybill's or the invoice's in its place.
 * `undefined` when it cannot be one, which saves asking the database.
 */
export function readOrderNumber(typed: string): string | undefined {
  const characters = plainCharacters(withoutPrefix(compact(typed)) ?? '');
  return characters !== '' && isChecked(characters) ? inGroups(characters) : undefined;
}

/** The twelve characters without their hyphens, for numbers made from an order number. */
export const compactOrderNumber = (orderNumber: string): string => orderNumber.replaceAll('-', '');

/** The number that tracks the goods on the road; derived from the order number, so that each gives the other. */
export const trackingNumberOf = ({ orderNumber }: { orderNumber: string }): string =>
  `TRK-${compactOrderNumber(orderNumber)}`;

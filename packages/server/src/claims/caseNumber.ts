import { isChecked, plainCharacters, randomCharacters } from '#orderFacts/orderNumber.ts';

/** 40 bits: too many to try, and few enough to read out on the phone. */
const randomLength = 8;

const inGroups = (characters: string): string => `S-${characters.replace(/(.{3})(?=.)/g, '$1-')}`;

/** A new case number, `S-7K2-M9P-QX4`: eight random characters and a check character. */
export const newCaseNumber = (): string => inGroups(randomCharacters(randomLength));

/** Reads a case number as people type it; `undefined` when it cannot be one. */
export function readCaseNumber(typed: string): string | undefined {
  const characters = plainCharacters(typed).replace(/^S(?=.{9}$)/, '');
  return characters.length === randomLength + 1 && isChecked(characters) ? inGroups(characters) : undefined;
}

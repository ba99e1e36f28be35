import { dataFile } from '#config/dataFile.ts';
import { HttpError } from '#http/httpError.ts';

const linesOf = (name: string) => dataFile(`passwords/${name}`, (text) => new Set(text.trim().split('\n')));
const commonPasswords = linesOf('common.txt');
const commonWords = linesOf('words.txt');

/**
 * Refuses a password that everybody tries first: one of a list of common ones or a common word, in any capitals, with
 * digits or signs around it or in place of letters (`P@ssw0rd1`, `letmein123`), or repeated; one sign repeated; or the
 * person's own address. Throws `HttpError` 400 with the reason.
 */
export function requireUncommon(password: string, email: string): void {
  const plain = password.normalize('NFC').trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const isOwnAddress =
    plain === email.toLowerCase() || (stem(name).length >= 4 && stem(plain) === stem(name));
  if (isOwnAddress || new Set(plain).size < 3 || isCommon(plain)) {
    throw new HttpError('passwordTooCommon');
  }
}

function isCommon(plain: string): boolean {
  const stems = [plain, stem(plain), bare(plain)];
  const forms = stems.flatMap((form) => [form, withLetters(form)]);
  if (forms.some((form) => commonPasswords().has(form))) return true;
  return forms
    .filter((form) => plain.length - form.length <= mostAdded)
    .some((form) => commonWords().has(form) || commonWords().has(once(form)));
}

/** More digits and signs around a word are a secret of their own. */
const mostAdded = 6;

/** What remains without the digits and signs people add to please a rule. */
const stem = (text: string): string => text.replace(/[\d\W_]+$/u, '');
const bare = (text: string): string => stem(text).replace(/^[^\p{L}]+/u, '');

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** With the letters for which people write a digit or a sign. */
const withLetters = (text: string): string => text.replace(/[0134570@$!]/g, (sign) => letters[sign] ?? sign);

/** A word that is repeated, once. */
const once = (text: string): string => text.replace(/^(.{3,}?)\1+$/u, '$1');

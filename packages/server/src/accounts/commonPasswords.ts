import { readFileSync } from 'node:fs';
import { HttpError } from '#http/httpError.ts';

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL('../../data/passwords/common.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return known;
}

/**
 * Refuses a password that everybody tries first: one of a list of common ones, in any capitals and with digits or
 * signs at its end; one sign repeated; or the person's own address. Throws `HttpError` 400 with the reason.
 */
export function requireUncommon(password: string, email: string): void {
  const plain = password.normalize('NFC').trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const isOwnAddress =
    plain === email.toLowerCase() || (stem(name).length >= 4 && stem(plain) === stem(name));
  if (isOwnAddress || new Set(plain).size < 3 || isCommon(plain)) {
    throw new HttpError(400, 'This password is too common. Please choose another one.');
  }
}

const isCommon = (plain: string): boolean =>
  commonPasswords().has(plain) || commonPasswords().has(stem(plain));

/** What remains without the digits and signs people add to please a rule. */
const stem = (text: string): string => text.replace(/[\d\W_]+$/u, '');

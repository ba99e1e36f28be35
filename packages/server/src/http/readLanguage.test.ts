import { expect, test } from 'vitest';
import { readLanguage } from './readLanguage.ts';

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['fi, EN-gb;q=0.8, sv;q=0.5', 'en'],
  ['sv;q=0.9', 'sv'],
  ['fi,nb;q=0.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads from the header %j the first language that mails can be written in: %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

import { expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { readFirstPartners } from './firstPartners.ts';

const shop = { name: 'Shop', origins: ['https://shop.example'] };

test('reads no partners from an absent or empty setting', () => {
  expect(readFirstPartners(undefined)).toEqual([]);
  expect(readFirstPartners(' ; ;')).toEqual([]);
});

test.each([
  ['Shop: https://shop.example', [shop]],
  [' Shop :  https://shop.example ; ', [shop]],
  [
    'Shop:\nhttps://shop.example\n  http://localhost:81',
    [{ ...shop, origins: [...shop.origins, 'http://localhost:81'] }],
  ],
  [
    'Shop: https://shop.example;Å & Ö: https://*.a.example',
    [shop, { name: 'Å & Ö', origins: ['https://*.a.example'] }],
  ],
  [`${'n'.repeat(100)}: https://shop.example`, [{ ...shop, name: 'n'.repeat(100) }]],
])('reads the partners of %j [E10]', (text, partners) => {
  expect(readFirstPartners(text)).toEqual(partners);
});

const asIn = 'FREIGHT_PARTNERS must name partners as in "Shop: https://shop.example".';
const originsOnly =
  'FREIGHT_PARTNERS must hold origins only, such as https://www.example.com, without a path.';

test.each([
  ['Shop', asIn],
  ['Shop:', asIn],
  ['https://shop.example', asIn],
  [' : https://shop.example', asIn],
  [`${'n'.repeat(101)}: https://shop.example`, asIn],
  ['Shop: https://shop.example/path', originsOnly],
  ['Shop: https://shop.example shop.example', originsOnly],
  ['Shop: https://shop.example; Other: https://*.example', originsOnly],
])('refuses %j with one sentence [E10]', (text, sentence) => {
  expect(() => readFirstPartners(text)).toThrow(new ConfigError(sentence));
});

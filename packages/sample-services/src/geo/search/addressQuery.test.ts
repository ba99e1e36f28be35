import { expect, test } from 'vitest';
import { parseAddressQuery } from './addressQuery.ts';

test('takes a whole address apart into words, house number, postal code and country', () => {
  expect(parseAddressQuery('Kungsgatan 12 B, 111 43 Stockholm, Sverige')).toEqual({
    words: ['kungsgatan', '11143', 'stockholm'],
    houseNumber: '12b',
    countryCode: 'SE',
  });
});

test.each([
  ['12 Kungsgatan', ['kungsgatan'], '12'],
  ['Kungsgatan 7b', ['kungsgatan'], '7b'],
  ['kungsgatan 12 1', ['kungsgatan', '1'], '12'],
  ['Kungsgatan 11143', ['kungsgatan', '11143'], undefined],
  ['Vesterbrogade 10, 1620 København', ['vesterbrogade', '1620', 'kobenhavn'], '10'],
  ['Sta\u030alga\u030ardsva\u0308gen 3', ['stalgardsvagen'], '3'],
])('reads %j', (text, words, houseNumber) => {
  expect(parseAddressQuery(text)).toEqual({ words, houseNumber, countryCode: undefined });
});

test('numbers alone are the beginning of a postal code, not a house', () => {
  expect(parseAddressQuery('111 30')).toMatchObject({ words: ['11130'], houseNumber: undefined });
  expect(parseAddressQuery('111')).toMatchObject({ words: ['111'], houseNumber: undefined });
});

test('a country alone is a word like any other', () => {
  expect(parseAddressQuery('Finland')).toEqual({
    words: ['finland'],
    houseNumber: undefined,
    countryCode: undefined,
  });
});

test('blank text and mere signs hold no words', () => {
  expect(parseAddressQuery('  ').words).toEqual([]);
  expect(parseAddressQuery('?!,"<>').words).toEqual([]);
});

test('of a pasted page only the beginning is read', () => {
  expect(parseAddressQuery('Storgatan Kungsgatan '.repeat(2000)).words.length).toBeLessThanOrEqual(12);
  expect(parseAddressQuery('x'.repeat(10_000)).words.join('').length).toBeLessThanOrEqual(200);
});

import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './numbers.ts';

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 200,5 ', 1200.5],
  ['1.200,5', 1200.5],
  ['1,200.5', 1200.5],
  ['12,', 12],
  ['', 0],
  ['12 kg', 0],
  ['1e999', 0],
  ['-3', -3],
])('reads %j as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('writes a number as the language types it', () => {
  expect([writeNumber(1200.5, 'sv'), writeNumber(1200.5, 'en'), writeNumber(0, 'de')]).toEqual([
    '1200,5',
    '1200.5',
    '',
  ]);
});

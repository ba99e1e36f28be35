import { expect, test } from 'vitest';
import { isStorable } from './storableText.ts';

test.each([['text'], [''], [7], [null], [undefined], [[]], [{ a: ['å', { b: '😀' }], c: null }]])(
  'accepts %j',
  (value) => {
    expect(isStorable(value)).toBe(true);
  },
);

test.each(['\0', 'a\0b', '\ud83d', 'a\ude00'])(
  'refuses a text that no database stores, at any depth: %j',
  (text) => {
    for (const value of [text, [text], { a: [{ b: text }] }, { [text]: 1 }, [text, 'fine'], ['fine', text]])
      expect(isStorable(value)).toBe(false);
  },
);

test('reads a value that is nested deeper than calls may be', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(isStorable(value)).toBe(false);
});

import { expect, test } from 'vitest';
import { readOrderNumber } from '#orderFacts/orderNumber.ts';
import { testData } from './exampleNumbers.ts';

test('gives each state a number of its own that can be typed, and one number that no order can have', () => {
  const { numbers } = testData();
  const known = numbers.filter(({ state }) => state !== 'unknown');
  for (const { number } of known) expect(readOrderNumber(String(number))).toBe(number);
  expect(new Set(known.map(({ number }) => number)).size).toBe(10);
  const unknown = numbers.filter(({ state }) => state === 'unknown').map(({ number }) => number);
  expect(unknown).toEqual(['FR7K-NONE']);
  expect(readOrderNumber(String(unknown[0]))).toBeUndefined();
});

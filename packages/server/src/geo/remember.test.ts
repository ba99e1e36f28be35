import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('answers a question once, and forgets the oldest beyond its limit', () => {
  const asked: string[] = [];
  const lengthOf = remember(2, (question) => {
    asked.push(question);
    return [question.length];
  });
  expect(lengthOf('s')).toEqual([1]);
  expect(lengthOf('s')).toBe(lengthOf('s'));
  expect(lengthOf('st')).toEqual([2]);
  expect(asked).toEqual(['s', 'st']);
  lengthOf('sto');
  lengthOf('s');
  expect(asked).toEqual(['s', 'st', 'sto', 's']);
});

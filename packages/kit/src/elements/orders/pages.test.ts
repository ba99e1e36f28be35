import { expect, test } from 'vitest';
import { pagesAround } from './pages.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 500, [1, 2, 3, 4, 5]],
  [3, 500, [1, 2, 3, 4, 5]],
  [4, 500, [2, 3, 4, 5, 6]],
  [250, 500, [248, 249, 250, 251, 252]],
  [499, 500, [496, 497, 498, 499, 500]],
  [500, 500, [496, 497, 498, 499, 500]],
])('has buttons around page %i of %i: %j [LIST-17]', (current, total, pages) => {
  expect(pagesAround(current, total)).toEqual(pages);
});

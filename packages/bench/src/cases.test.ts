import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFor, elements, heights, pageOf } from './cases.ts';

test('pages of the bench have words below the element, and reserve the height that the guide names [P15]', () => {
  const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'embed.md'), 'utf8');
  for (const element of elements) {
    const line = new RegExp(`^freight-${element}:not\\(\\[hidden\\]\\) .*min-height: (\\d+)px`, 'm');
    expect(Number(line.exec(guide)?.[1])).toBe(heights[element]);
  }
  const pages = casesFor(elements, ['gmpx']).map(pageOf);
  expect(pages).toHaveLength(8);
  for (const page of pages) expect(page).toMatch(/<\/[a-z]+-[a-z-]+><p>Words that follow/);
  expect(pages.filter((page) => page.includes('min-height'))).toHaveLength(7);
});

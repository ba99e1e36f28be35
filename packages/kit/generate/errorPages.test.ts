import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemMessages } from '#platform/problems/problems.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'errors');

test('every code has a page with what to do, every page has a code, and the list links to all [E4]', async () => {
  const codes = Object.keys(problemMessages);
  const pages = (await readdir(folder)).filter((file) => file !== 'README.md');
  expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
  const list = await readFile(join(folder, 'README.md'), 'utf8');
  for (const code of codes) {
    const page = await readFile(join(folder, `${code}.md`), 'utf8');
    expect(page).toContain(`\n\n\`${code}\`\n\n`);
    expect(page).toContain('\n\n**What to do.** ');
    expect(list).toContain(`(${code}.md)`);
  }
});

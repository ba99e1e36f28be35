import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { testEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { copyRepository } from '#scripts/run/repositoryCopy.mjs';
import { run } from '#scripts/run/run.mjs';

test('one command raises the version, and moves every recorded change into the changelog', {
  timeout: testEnds,
}, async () => {
  const copy = newFolder();
  await copyRepository(copy);
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  const versionIn = (file: string) => JSON.parse(read(file)).version as string;
  const before = versionIn('packages/kit/package.json');
  const [major, minor = 0] = before.split('.').map(Number);
  const change = '---\n"@freight/kit": minor\n---\n\n#### Sample\n\n- A sample of a change.\n';
  await writeFile(join(copy, '.changeset', 'sample.md'), change);
  await run(
    'git init --quiet && git add .changeset && git -c user.name=t -c user.email=t@example.com commit -qm sample',
    {
      cwd: copy,
    },
  );

  const { code, output } = await run('node scripts/release/release.mjs version', { cwd: copy });
  expect(output).toContain('The next version is');
  expect(code).toBe(0);

  const after = versionIn('packages/kit/package.json');
  expect(after).toBe(`${major}.${minor + 1}.0`);
  const [, , newest = ''] = read('packages/kit/CHANGELOG.md').split(/^## /m);
  expect(newest).toMatch(new RegExp(`^${after}\n`));
  expect(newest).toContain('#### Sample\n\n- A sample of a change.');
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([join('.changeset', 'README.md')]);
  const named = [
    ...globSync('docs/examples/*/package.json', { cwd: copy }),
    'package-lock.json',
    'demo-site/package.json',
  ];
  expect(named.filter((file) => read(file).includes(`"@freight/kit": "${before}"`))).toEqual([]);
  expect(versionIn('packages/kit/web-types.json')).toBe(after);
});

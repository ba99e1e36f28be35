import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { longTestEnds } from '@freight/testing/patience';
import { expect, it } from 'vitest';
import { root } from '#scripts/run/install.mjs';

/** A machine with only Node. */
const bare = { ...process.env, PATH: '', FREIGHT_WORDPRESS: '/nowhere' };
const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: root, env: bare }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
const configurations = globSync(['*.config.ts', '{packages/*,demo-site,docs,e2e,scripts}/*.config.ts'], {
  cwd: root,
});

it('finds the configurations of tests and builds [M1]', () => {
  expect(configurations).toEqual(
    expect.arrayContaining(['vite.config.ts', join('e2e', 'wordpress.config.ts')]),
  );
});

it.for(configurations)(
  '%s never ends the tool that reads it [M1]',
  { timeout: longTestEnds },
  async (file) => {
    const { code, said } = await node(
      '-e',
      `import('./${file}').then(() => process.stdout.write('read\\n', () => process.exit()))`,
    );
    expect(said).toMatch(/read$/m);
    expect(code).toBe(0);
  },
);

it('reports what is missing if WordPress is not installed [M1]', async () => {
  const { code, said } = await node('scripts/quality/wordpress.mjs');
  expect(code).toBe(1);
  // Commands in the system's own folder may be installed or not.
  expect(said).toMatch(/^WordPress cannot be tried here: php, .*\/nowhere is missing\.$/m);
  expect(said).toContain('apt-get install --no-install-recommends wordpress');
});

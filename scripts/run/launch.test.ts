import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { run } from './run.mjs';

test('what a command starts by name runs on the Node of the command, whichever is first on the path [B26]', async () => {
  const folder = newFolder({
    'command.mjs': `import { execSync } from 'node:child_process';
       console.log(process.version, execSync('node --version', { encoding: 'utf8' }));`,
  });
  await writeFile(join(folder, 'node'), '#!/bin/sh\necho another Node\n', { mode: 0o755 });
  const command = relative(root, join(folder, 'command.mjs'));
  const { code, output } = await run(`"${process.execPath}" scripts/run/launch.mjs "${command}"`, {
    env: { PATH: `${folder}:${process.env['PATH']}` },
  });
  expect([code, output]).toEqual([0, expect.stringMatching(/^(v\S+) \1\s*$/)]);
});

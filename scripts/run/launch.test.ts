import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { run } from './run.mjs';

test('what a command starts by name runs on the Node of the command, whichever is first on the path [B26]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freight-launch-'));
  try {
    await writeFile(join(folder, 'node'), '#!/bin/sh\necho another Node\n', { mode: 0o755 });
    const command = join(folder, 'command.mjs');
    await writeFile(
      command,
      `import { execSync } from 'node:child_process';
       console.log(process.version, execSync('node --version', { encoding: 'utf8' }));`,
    );
    const { code, output } = await run(
      `"${process.execPath}" scripts/run/launch.mjs "${relative(root, command)}"`,
      { env: { PATH: `${folder}:${process.env['PATH']}` } },
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^(v\S+) \1\s*$/)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

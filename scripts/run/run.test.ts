import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('returns code and output of a command', async () => {
  expect(await run('echo out && echo problem >&2 && exit 3')).toEqual({
    code: 3,
    output: expect.stringMatching(/out\s+problem/),
  });
});

test('ends everything that an aborted command has started [M2]', async () => {
  const folder = newFolder();
  const file = join(folder, 'pid');
  const waits = `require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 9)`;
  const stop = new AbortController();
  const running = run(`node -e "${waits}" ${file} && echo ended`, { signal: stop.signal });
  const pid = () => readFile(file, 'utf8').then(Number, () => 0);
  await expect.poll(pid).toBeGreaterThan(0);
  const started = await pid();
  stop.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  await expect.poll(() => isRunning(started)).toBe(false);
});

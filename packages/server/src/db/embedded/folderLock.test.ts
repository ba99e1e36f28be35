import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock.ts';

/** Another process that takes the lock and holds it until it is killed. */
async function holdElsewhere(folder: string) {
  const module = new URL('./folderLock.ts', import.meta.url).href;
  const code = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('refuses a folder that another living process holds, in one sentence with its number', async () => {
  const folder = newFolder();
  const { pid } = await holdElsewhere(folder);
  expect(() => lockFolder(folder)).toThrow(
    new FolderInUseError(
      `The data folder ${folder} is in use by another server (process ${pid}); stop it first or choose another folder.`,
    ),
  );
});

test('takes over the lock of a process that was killed', async () => {
  const folder = newFolder();
  const other = await holdElsewhere(folder);
  await other.kill();
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  unlock();
});

test('does not take a reused process number for the process that held the lock', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid} another-boot 1`);
  lockFolder(folder)();
});

test('takes no folder from a server of another account, which it may not signal [T9] [T11]', async () => {
  const folder = newFolder();
  await holdElsewhere(folder);
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM', syscall: 'kill' });
  });
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

test('takes over the folder of a process that has ended [T9]', async () => {
  const folder = newFolder();
  await holdElsewhere(folder);
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH', syscall: 'kill' });
  });
  lockFolder(folder)();
});

test('refuses a second start within one process', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test('leaves nothing behind when it is given back', () => {
  const folder = join(newFolder(), 'not', 'there', 'yet');
  lockFolder(folder)();
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { migratedFolder } from './migratedFolder.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface MainProcess {
  child: ChildProcess;
  /** Where its data is, thrown away at the end of the test. */
  folder: string;
  output: { stdout: string; stderr: string };
  /** Waits until it answers. */
  ready(): Promise<{ url: string }>;
  exited: Promise<unknown>;
}

/** The server's command in a process of its own, ended with the test; on the data of an earlier one if told. */
export async function startMain(env: Record<string, string>, data?: string): Promise<MainProcess> {
  const folder = data ?? (await migratedFolder());
  if (data === undefined) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', FREIGHT_PACE: '0', FREIGHT_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, 'exit');
  return {
    child,
    folder,
    output,
    exited,
    async ready() {
      while (!/answers at (\S+)/.test(output.stdout)) {
        const ended = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          exited.then(() => true),
        ]);
        if (ended) throw new Error(`The server did not start: ${output.stderr}`);
      }
      return { url: /answers at (\S+)/.exec(output.stdout)?.[1] ?? '' };
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endsWithTest } from '@freight/testing/ends';
import { plainEnv } from '@freight/testing/plainEnv';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The command in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Resolves when it has printed its address; throws with its output if it ends before. */
  ready(): Promise<{ url: string }>;
  /** How it ended. */
  readonly exited: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/**
 * Starts `main.ts` with an environment of its own, on a free port, with drivers that do not move and without a log. It is
 * killed when the test ends.
 */
export function startProcess(env: Record<string, string>, options: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [main, ...options], {
    env: {
      ...plainEnv,
      PORT: '0',
      LOG_LEVEL: 'silent',
      FREIGHT_PACE: '0',
      FREIGHT_FAILED_ATTEMPTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endsWithTest(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, 'close').then(([code]) => ({ code, ...output }));
  const ready = async () => {
    while (!/answers at (\S+)/.test(output.stdout)) {
      const ended = await Promise.race([once(child.stdout, 'data').then(() => undefined), exited]);
      if (ended !== undefined) throw new Error(`The server did not start: ${ended.stderr}`);
    }
    return { url: /answers at (\S+)/.exec(output.stdout)?.[1] ?? '' };
  };
  return { child, output, ready, exited };
}

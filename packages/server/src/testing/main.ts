import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { migratedFolder } from './migratedFolder.ts';
import { type ServerProcess, startProcess } from './serverProcess.ts';

export interface MainProcess extends ServerProcess {
  /** Where its data is, thrown away at the end of the test. */
  folder: string;
}

/** The server's command in a process of its own, ended with the test; with `data`, on the data of an earlier one. */
export async function startMain(env: Record<string, string>, data?: string): Promise<MainProcess> {
  const folder = data ?? (await migratedFolder());
  if (data === undefined) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const running = startProcess({ FREIGHT_DATA: folder, ...env });
  onTestFinished(() => {
    running.child.kill('SIGKILL');
  });
  return { ...running, folder };
}

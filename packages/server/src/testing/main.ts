import { rm } from 'node:fs/promises';
import { endsWithTest } from '@freight/testing/ends';
import { migratedFolder } from './migratedFolder.ts';
import { type ServerProcess, startProcess } from './serverProcess.ts';

export interface MainProcess extends ServerProcess {
  /** Where its data is, thrown away at the end of the test. */
  folder: string;
}

/** A data folder with a migrated, empty database, which ends with the test or its file. */
export async function newDataFolder(): Promise<string> {
  const folder = await migratedFolder();
  endsWithTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The server's command in a process of its own, ended with the test; with `data`, on the data of an earlier one. */
export async function startMain(env: Record<string, string>, data?: string): Promise<MainProcess> {
  const folder = data ?? (await newDataFolder());
  return { ...startProcess({ FREIGHT_DATA: folder, ...env }), folder };
}

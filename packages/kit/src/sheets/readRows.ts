import { trustedAddress } from '#platform/trustedAddress.ts';
import type { SheetRow } from './readCells.ts';
import type { WorkerAnswer } from './sheetWorker.ts';

/** More than any sheet of orders or addresses that a person looks through. */
export const mostBytes = 5 * 1024 * 1024;

/** Why a file has no rows. */
export type SheetProblem = 'unreadable' | 'tooLarge';

/** There is no worker: then the file is read in the page. */
class NoWorker extends Error {}

/** Its address, as the page's policy takes it; made once, because a policy of that name can be. */
let workerAddress: Promise<string> | undefined;

/**
 * Rejects where the kit comes from another origin than the page: a worker has to be of the page's own, and one made of a
 * text would break the policy of a strict page.
 */
async function findWorker(): Promise<string> {
  const { default: path } = await import('./sheetWorker.ts?worker&url');
  const { origin, href } = new URL(path, import.meta.url);
  if (origin !== location.origin) throw new NoWorker();
  return trustedAddress('freight-sheets', href);
}

async function inWorker(file: Blob): Promise<WorkerAnswer> {
  workerAddress ??= findWorker();
  const address = await workerAddress;
  let worker: Worker | undefined;
  try {
    return await new Promise<WorkerAnswer>((resolve, reject) => {
      worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
      worker.onerror = () => reject(new NoWorker());
      worker.postMessage(file);
    });
  } finally {
    worker?.terminate();
  }
}

async function here(file: Blob): Promise<WorkerAnswer> {
  const { readCells } = await import('./readCells.ts');
  return readCells(file).catch(() => undefined);
}

/** The filled rows of a CSV or XLSX file, read beside the page where there can be a worker. */
export async function readRows(file: Blob): Promise<readonly SheetRow[] | SheetProblem> {
  if (file.size > mostBytes) return 'tooLarge';
  const rows = await inWorker(file).catch(() => here(file));
  return rows && rows.length > 0 ? rows : 'unreadable';
}

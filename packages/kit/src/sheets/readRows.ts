import type { SheetRow } from './readCells.ts';
import type { WorkerAnswer } from './sheetWorker.ts';

/** More than any sheet of orders or addresses that a person looks through. */
export const mostBytes = 5 * 1024 * 1024;

/** Why a file has no rows. */
export type SheetProblem = 'unreadable' | 'tooLarge';

/** A page's own policy may allow no workers: then it is read here. */
class NoWorker extends Error {}

async function inWorker(file: Blob): Promise<WorkerAnswer> {
  const { default: SheetWorker } = await import('./sheetWorker.ts?worker&inline');
  let worker: Worker | undefined;
  try {
    return await new Promise<WorkerAnswer>((resolve, reject) => {
      worker = new SheetWorker();
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

/** The filled rows of a CSV or XLSX file, read beside the page. */
export async function readRows(file: Blob): Promise<readonly SheetRow[] | SheetProblem> {
  if (file.size > mostBytes) return 'tooLarge';
  const rows = await inWorker(file).catch(() => here(file));
  return rows && rows.length > 0 ? rows : 'unreadable';
}

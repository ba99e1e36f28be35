import { readCells, type SheetRow } from './readCells.ts';

/** Answers a file with its rows; `undefined` for one that cannot be read. */
export type WorkerAnswer = readonly SheetRow[] | undefined;

// A dedicated worker's own scope, which the types of a page do not know.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Blob>) => void;
  postMessage: (answer: WorkerAnswer) => void;
};

scope.onmessage = ({ data }) => {
  readCells(data).then(
    (rows) => scope.postMessage(rows),
    () => scope.postMessage(undefined),
  );
};

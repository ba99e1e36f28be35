import { pageDocument } from '#platform/pageDocument.ts';

/** Milliseconds a file may take to be read by the browser's download after it was pressed. */
const downloadTime = 30_000;

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(pageDocument.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadTime);
}

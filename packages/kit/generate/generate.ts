/**
 * `npm run generate`: writes the files that follow from the definitions of the elements. With `--check` it writes
 * nothing and fails when one of them is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generatedFiles.ts';
import { textFiles } from './textFiles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const isCheck = process.argv.includes('--check');

const stale: string[] = [];

async function bringUpToDate(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === content) continue;
    stale.push(file);
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

// The keys of the texts first: the typings are made from them.
await bringUpToDate(await textFiles());
await bringUpToDate(await generatedFiles());
if (isCheck && stale.length > 0) {
  console.error(`Stale, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

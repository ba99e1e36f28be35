/**
 * `npm run generate`: writes the files that follow from the definitions of the elements. With `--check` it writes
 * nothing and fails when one of them is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generatedFiles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const isCheck = process.argv.includes('--check');

const stale: string[] = [];
for (const [file, content] of Object.entries(await generatedFiles())) {
  const path = join(root, file);
  if ((await readFile(path, 'utf8').catch(() => undefined)) === content) continue;
  stale.push(file);
  if (isCheck) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
if (isCheck && stale.length > 0) {
  console.error(`Stale, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

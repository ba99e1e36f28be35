/**
 * `npm run generate` for the contract: writes its descriptions for programs and for people. With `--check` it writes
 * nothing and fails when one is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPage } from './apiPage.ts';
import { asyncApi } from './asyncApi.ts';
import { openApi } from './openApi.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const files: Record<string, string> = {
  'packages/contract/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'packages/contract/asyncapi.json': `${JSON.stringify(asyncApi(), null, 2)}\n`,
  'docs/api.md': apiPage(),
};

const stale: string[] = [];
for (const [file, content] of Object.entries(files)) {
  const path = join(root, file);
  if ((await readFile(path, 'utf8').catch(() => undefined)) !== content) stale.push(file);
  if (!process.argv.includes('--check')) await writeFile(path, content);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Stale, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const tsc = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');

/** The compiler's errors for the statuses with one more. */
async function compileWith(status: string, facts: string, message = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-statuses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'statuses.ts');
  await cp(join(import.meta.dirname, 'statuses.ts'), file);
  const source = (await readFile(file, 'utf8'))
    .replace("  'escalated',\n", `  'escalated',\n  '${status}',\n`)
    .replace('  escalated: problem,\n', `  escalated: problem,\n${facts}`)
    .replace('statusMessages: Readonly<Record<OrderStatus, string>> = {\n', (start) => start + message);
  await writeFile(file, source);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext'];
  return spawnSync(process.execPath, [tsc, ...options, file], { encoding: 'utf8' }).stdout;
}

test('a new status does not compile until every fact about it and its sentence are given', async () => {
  expect(await compileWith('lost', '')).toContain("Property 'lost' is missing");
  const facts = "  lost: { phase: 'problem', step: null, isFinal: true, isCancellable: false },\n";
  expect(await compileWith('lost', facts)).toContain("Property 'tab' is missing");
  const complete = '  lost: problem,\n';
  expect(await compileWith('lost', complete)).toContain("Property 'lost' is missing");
  expect(await compileWith('lost', complete, "  lost: 'Ditt paket är borta',\n")).toBe('');
});

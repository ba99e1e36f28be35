import { execFileSync } from 'node:child_process';
import { npmEnv } from '#scripts/run/npm.mjs';
import { exampleNames } from './exampleProject.ts';

/** Examples that build within seconds; the others run only in `npm run quality examples`. */
const quick = ['html', 'react', 'vue', 'svelte', 'solid', 'lit', 'preact', 'astro'];

/** The tested commit, even in a shallow clone. Undefined without git. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** One of the names, by the hash of a commit; the first without one. */
export const exampleOf = (hash: string | undefined, names: readonly string[]): string =>
  names[Number.parseInt(hash?.slice(0, 8) ?? '0', 16) % names.length] ?? 'html';

/** The examples named by FREIGHT_EXAMPLES; else one, chosen by the hash of the commit. */
export function chosenExamples(): readonly string[] {
  const named = process.env['FREIGHT_EXAMPLES']?.split(',');
  const unknown = named?.filter((name) => !exampleNames.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no example ${unknown.join(', ')}: ${exampleNames.join(', ')}`);
  const there = quick.filter((name) => exampleNames.includes(name));
  return named ?? [exampleOf(commit(), there)];
}

/** Whether npm can get packages on this machine. */
export function hasRegistry(): boolean {
  try {
    execFileSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], {
      stdio: 'pipe',
      env: npmEnv(),
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}

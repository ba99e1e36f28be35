import { execFileSync } from 'node:child_process';
import { exampleNames } from './exampleProject.ts';

/** Those that are built within seconds; the others run by `npm run examples` alone. */
const quick = ['html', 'react', 'vue', 'svelte', 'solid', 'lit', 'preact', 'astro'];

/** The number of changes before this one; the day where there is no history. */
function turn(): number {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { stdio: 'pipe' }).toString());
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** The examples named by FREIGHT_EXAMPLES; else one, another with every change. */
export function chosenExamples(): readonly string[] {
  const named = process.env['FREIGHT_EXAMPLES']?.split(',');
  const unknown = named?.filter((name) => !exampleNames.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no example ${unknown.join(', ')}: ${exampleNames.join(', ')}`);
  const there = quick.filter((name) => exampleNames.includes(name));
  return named ?? [there[turn() % there.length] ?? 'html'];
}

/** Whether npm can get packages on this machine. */
export function hasRegistry(): boolean {
  try {
    execFileSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], {
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}

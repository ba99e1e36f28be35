import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endsWithTest } from '@freight/testing/ends';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** The guide for operators, `docs/production.md`, whose commands the tests run unmodified. */
export const guide = await readFile(join(root, 'docs', 'production.md'), 'utf8');

/** The settings of the guide, one a line. */
export function settingsOfGuide(): string[] {
  const [, block = ''] = /^```ini\n([\s\S]*?)^```/m.exec(guide) ?? [];
  return block.split('\n').filter((line) => /^\w+=/.test(line));
}

/** The commands of the guide below a heading. */
function commandsOf(heading: string): string {
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
  const [, block] = /^```sh\n([\s\S]*?)^```/m.exec(section ?? '') ?? [];
  if (block === undefined) throw new Error(`The guide has no commands for "${heading}"`);
  return block;
}

interface GuideRun {
  /** Commands after those of the guide. */
  readonly afterwards?: string;
  /** Bash by default, which ends at the first command that fails. */
  readonly shell?: readonly [program: string, option: string];
  /** Where its programs are looked for first. */
  readonly programs?: string;
}

/** Runs the commands below these headings in one shell, with real names for the guide's examples; returns its output. */
export async function runGuide(
  headings: readonly string[],
  names: Record<string, string>,
  home: string,
  { afterwards = '', shell: [program, option] = ['bash', '-euc'], programs = '' }: GuideRun = {},
): Promise<string> {
  let commands = headings.map(commandsOf).join('') + afterwards;
  for (const [example, real] of Object.entries(names)) {
    expect(commands).toContain(example);
    commands = commands.replaceAll(example, real);
  }
  const { stdout } = await promisify(execFile)(program, [option, commands], {
    cwd: root,
    env: { PATH: `${programs}:${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`, HOME: home },
  });
  return stdout;
}

/**
 * Runs the first program of a page of `docs` as it is printed, until the test ends; it has no more than these lines.
 * Returns what it has printed so far.
 */
export async function runProgramOf(
  page: string,
  mostLines: number,
  env: Record<string, string>,
): Promise<{ text: string }> {
  const [, code = ''] =
    /^```js\n([\s\S]*?)^```/m.exec(await readFile(join(root, 'docs', page), 'utf8')) ?? [];
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(mostLines);
  // Where it finds its libraries.
  const folder = await mkdtemp(join(root, 'node_modules', '.cache', 'program-'));
  endsWithTest(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'program.mjs'), code);
  const child = spawn(process.execPath, [join(folder, 'program.mjs')], { env: { ...plainEnv, ...env } });
  endsWithTest(() => child.kill());
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.text += chunk;
    });
  return output;
}

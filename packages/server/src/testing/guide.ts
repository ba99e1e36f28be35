import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

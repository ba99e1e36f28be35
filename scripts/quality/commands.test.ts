import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedFolder } from '@freight/server/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/run/install.mjs';
import { measurements } from './quality.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands = [...Object.keys(scripts), ...Object.keys(measurements).map((name) => `quality ${name}`)];
const guides = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

/** Longer than any of these commands takes: one that reaches it has hung. */
const limit = 240_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freight-commands-'));
  const data = await migratedFolder();
  await cp(data, join(folder, 'data'), { recursive: true });
  await rm(data, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** What a command prints and its exit code. One that has not ended in time is stopped, with its children. */
async function runScript(command: string) {
  const [name = '', ...args] = command.replaceAll('FOLDER', folder).split(' ');
  const isWindows = process.platform === 'win32';
  const data = join(folder, name === 'restore' ? 'restored' : 'data');
  const running = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    // A separate process group can be ended as a whole.
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FREIGHT_DATA: data, FREIGHT_TEST_ON: '' },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const clock = setTimeout(() => {
    output += `\nhas not ended after ${limit / 1000} s`;
    if (running.pid) process.kill(isWindows ? running.pid : -running.pid, 'SIGKILL');
  }, limit);
  const code = await new Promise<number | null>((resolve, reject) => {
    running.once('error', reject);
    running.once('close', resolve);
  });
  clearTimeout(clock);
  return { code, output };
}

describe('documented commands', () => {
  it('exist, and every command is documented [M2]', () => {
    const texts = guides.map(read);
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\bnpm run (quality [a-z][a-zA-Z]*|[a-z][a-z:0-9]*)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(named)].filter((name) => !commands.includes(name))).toEqual([]);
    const figures = read('docs/figures/README.md');
    const isDocumented = (name: string) =>
      name.startsWith('quality ')
        ? figures.includes(`| \`${name.slice(8)}\` |`)
        : texts.some((text) => new RegExp(`npm (run )?${name}\\b`).test(text));
    expect(commands.filter((name) => !isDocumented(name))).toEqual([]);
  });

  // `npm test` runs or tests the others, or they take minutes.
  it.for([
    ['quality', /npm run quality NAME/],
    ['quality audit', /known vulnerabilities|No registry answered/, [0, 1, 2]],
    ['quality sbom FOLDER/sbom.json', /\d+ libraries in/],
    [
      'quality load --quick --database embedded --only orders --rates 20 --seconds 1',
      /\| embedded,.*\| 20 +\|/,
    ],
    ['release FOLDER/releases', /is released in/],
    ['claims list', /There are no open claims/],
    ['partners list', /There are no partners/],
    ['backup FOLDER/backup.gz', /\d+ rows are in/],
    ['restore FOLDER/backup.gz', /\d+ rows were restored/],
    ['generate', /^/],
    ['language', /texts are the same as in English/],
  ] as [string, RegExp, number[]?][])(
    'npm run %s does its work and ends [M2]',
    { timeout: limit + 10_000 },
    async ([command, prints, codes = [0]]) => {
      const { code, output } = await runScript(command);
      expect(output).toMatch(prints);
      expect(codes, output).toContain(code);
    },
  );
});

import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedFolder } from '@freight/server/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/run/install.mjs';
import { smallRuns, tryCommand } from './commands.mjs';
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

describe('documented commands', () => {
  it('are all commands of package.json, each with a small run [M2]', () => {
    const named = guides.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (quality [a-z][a-zA-Z]*|[a-z][a-z:0-9]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !commands.includes(name))).toEqual([]);
    expect(Object.keys(smallRuns).sort()).toEqual(commands.toSorted());
  });

  it('are described in README.md, measurements beside their figures [M2]', () => {
    const described = read('README.md') + read('docs/figures/README.md');
    const isDescribed = (name: string) => new RegExp(`npm (run )?${name}\\b`).test(described);
    expect(commands.filter((name) => !isDescribed(name))).toEqual([]);
    const readme = read('README.md');
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))).toEqual(
      [],
    );
  });

  const quick = Object.keys(smallRuns).filter((name) => smallRuns[name]?.where === 'seconds');
  it.for(quick)('npm run %s does its work and ends [M2]', { timeout: limit + 10_000 }, async (name) => {
    const data = join(folder, name === 'restore' ? 'restored' : 'data');
    const env = { FREIGHT_DATA: data, FREIGHT_TEST_ON: '' };
    expect(await tryCommand(name, { folder, limit, env })).toBe(undefined);
  });
});

describe('a small run', () => {
  it('fails when the command hangs, and ends it [M2]', async () => {
    const waits = { NODE_OPTIONS: '--import=data:text/javascript,setInterval(()=>{},9)' };
    expect(await tryCommand('quality trace', { folder, limit: 3_000, env: waits })).toMatch(
      /has not ended after 3 s/,
    );
  });

  it('fails when the command does nothing [M2]', async () => {
    const silent = { NODE_OPTIONS: '--import=data:text/javascript,process.exit(0)' };
    expect(await tryCommand('quality sbom', { folder, limit, env: silent })).toMatch(/did nothing/);
  });
});

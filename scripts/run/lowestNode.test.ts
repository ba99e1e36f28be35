import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { longTestEnds } from '@freight/testing/patience';
import { ESLint, type Linter } from 'eslint';
import node from 'eslint-plugin-n';
import * as espree from 'espree';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const { optionalDependencies, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
  engines: { node: string };
};
/** npm installs one of these, depending on the system. */
const [lowest = ''] = Object.entries(optionalDependencies)
  .flatMap(([name, version]) => (/^node-(bin-)?(darwin|linux|win)/.test(name) ? [version] : []))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** They run before there are packages, on the Node of the machine. */
const launchers = ['install', 'launch', 'progress', 'start', 'test'].map((name) => `scripts/run/${name}.mjs`);

const parser = {
  meta: { name: 'types-as-blanks', version: '1' },
  parse: (code: string, options: espree.Options) => espree.parse(stripTypeScriptTypes(code), options),
};
const rulesFor = (version: string) =>
  ({
    'n/no-unsupported-features/node-builtins': ['error', { version, allowExperimental: true }],
    'n/no-unsupported-features/es-builtins': ['error', { version }],
    'n/no-unsupported-features/es-syntax': ['error', { version, ignores: ['modules', 'dynamicImport'] }],
  }) satisfies Linter.RulesRecord;
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{mjs,ts}'],
      plugins: { n: node as unknown as ESLint.Plugin },
      languageOptions: { parser, ecmaVersion: 'latest', sourceType: 'module' },
      rules: rulesFor(`>=${lowest}`),
    },
    { files: launchers, rules: rulesFor(engines.node) },
  ],
});
const problemsOf = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${filePath.slice(root.length + 1)}:${line} ${message}`),
  );

describe('the lowest Node that npm installs', () => {
  it('has every API that scripts and server use [M3]', { timeout: longTestEnds }, async () => {
    const sources = ['scripts/*/*.mjs', 'packages/{server,bench,testing,client}/{src,load}/**/*.ts'];
    const generators = ['{packages/kit,packages/contract,demo-site}/generate/*.ts'];
    const results = await eslint.lintFiles([...sources, ...generators]);
    expect(results.length).toBeGreaterThan(200);
    expect(problemsOf(results)).toEqual([]);
  });

  it('is what the rules measure: a younger API is found in a command and in a launcher [M3]', async () => {
    const command = await eslint.lintText('if (import.meta.main) console.log(1);', {
      filePath: 'scripts/sample.mjs',
    });
    expect(problemsOf(command).join()).toContain('import.meta.main');
    const launcher = await eslint.lintText("import 'node:sqlite'; import.meta.dirname;", {
      filePath: 'scripts/run/launch.mjs',
    });
    expect(problemsOf(launcher)).toHaveLength(2);
  });

  it('starts a command, and only the file it was started with [M3]', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'scripts', 'release', 'assemble.mjs'),
    ]).catch(({ stderr }: { stderr: string }) => ({ stdout: stderr }));
    expect(stdout).toContain('Name an empty folder');
  });
});

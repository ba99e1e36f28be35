/** `npm run check`: everything that can be found without running the product. One line each, 0 findings allowed. */

import { elapsed } from '#scripts/run/progress.mjs';
import { run } from '#scripts/run/run.mjs';

const typed = [
  '.',
  'e2e',
  'packages/contract',
  'packages/client',
  'packages/sample-services',
  'packages/server',
  'packages/kit',
  'packages/testing',
  'packages/bench',
  'demo-site',
];

/** Folders whose imports are checked against `walls.mjs`. */
const walled = [
  'packages/*/src',
  'packages/{kit,contract}/generate',
  'demo-site',
  'e2e',
  'scripts',
  'vite.config.ts',
  'vite.dev.config.mjs',
];

/** @type {[name: string, command: string][]} */
const checks = [
  ['generated files are fresh', 'node packages/kit/generate/generate.ts --check'],
  ['descriptions of the API are fresh', 'node packages/contract/generate/generate.ts --check'],
  ['translations of the WordPress plugin are fresh', 'node scripts/release/pluginTranslations.mjs --check'],
  ['Biome', 'biome check --error-on-warnings --max-diagnostics=200 .'],
  [
    'security rules',
    'node --disable-warning=ExperimentalWarning node_modules/eslint/bin/eslint.js --no-config-lookup --config scripts/rules/securityRules.mjs packages/server/src packages/sample-services/src',
  ],
  ...typed.map(
    (folder) =>
      /** @type {[string, string]} */ ([`types of ${folder}`, `tsc --noEmit --pretty false -p ${folder}`]),
  ),
  ['walls', `depcruise --config scripts/rules/walls.mjs ${walled.join(' ')}`],
  ['knip', 'knip --no-progress --treat-config-hints-as-errors'],
];

/** Findings come last, because readers look at the end of a long output. */
const findings = [];
for (const [name, command] of checks) {
  const since = performance.now();
  const { code, output } = await run(command);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${elapsed(since)}`);
  if (code !== 0) findings.push(`✗ ${name}:\n${output.trim().replace(/^/gm, '    ')}`);
}
if (findings.length > 0) console.log(`\n${findings.join('\n')}`);
process.exitCode = findings.length === 0 ? 0 : 1;

/**
 * `npm run quality engines`: what people do with the kit, in Chromium, Firefox and WebKit, on pages of a partner's against
 * the real API. Builds what is not up to date, and installs the engines that are missing where apt-get may. What is not
 * here then is named; with `--all` that is a failure. Writes what was seen into `docs/figures/engines.md`. Where Orca is
 * installed, listens to it as well.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, findFirefox, findWebKitDriver } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { readEngines, readVitest } from '#scripts/run/reports.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { listen } from './screenReader.mjs';

/** @typedef {Awaited<ReturnType<typeof readEngines>>[number]} Engine */

/** @type {Readonly<Record<string, string>>} In the order of the columns, with what Debian calls them. */
const packages = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb xauth',
};

/** Installs missing engines, as far as the system and the user's rights allow. */
async function installMissing() {
  const missing = [
    ...(findFirefox() ? [] : [packages['Firefox']]),
    ...(findWebKitDriver() ? [] : [packages['WebKit']]),
  ].join(' ');
  if (missing === '' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing} …`);
  const { code, output } = await run(
    `apt-get update -qq && apt-get install -qq -y --no-install-recommends ${missing}`,
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (code !== 0) console.log(`${output.trim()}\napt-get could not install ${missing}.`);
}

/** @param {readonly Engine[]} engines */
const absentFrom = (engines) =>
  Object.keys(packages).filter((name) => !engines.some((engine) => engine.name === name));

const notTried = 'not tried';

/** @param {string} outcome */
const cell = (outcome) => (outcome === 'yes' || outcome === notTried ? outcome : '**no**');

/** The result of the kit's tests for every element, in one engine. @param {string} engine @param {string} folder */
async function tryLaws(engine, folder) {
  const report = join(folder, `${engine}.json`);
  const elements = globSync('packages/kit/src/elements/*/*.test.tsx', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('everyElement('),
  );
  await run(
    `vitest run --project kit -t "every element" --reporter=default --reporter=json --outputFile.json=${report} ${elements.join(' ')}`,
    { env: { FREIGHT_KIT_IN: engine }, show: true },
  );
  const tests = existsSync(report) ? await readVitest(report) : [];
  const laws = tests.filter(({ name }) => /(^|› )every element: /.test(name));
  const broken = laws.filter(({ why }) => why !== undefined).map(({ name }) => name.split(' › ').at(-1));
  const outcome = broken.length > 0 ? broken.join('; ') : 'yes';
  return {
    what: `the ${laws.length} tests of the laws of every element`,
    outcome: laws.length > 0 ? outcome : 'there was no test',
  };
}

/** The page for these engines. @param {readonly Engine[]} engines @param {string} date @param {string} on */
function pageOf(engines, date, on) {
  const whats = [...new Set(engines.flatMap(({ outcomes }) => Object.keys(outcomes)))];
  const rows = whats.map(
    (what) => `| ${what} | ${engines.map(({ outcomes }) => cell(outcomes[what] ?? notTried)).join(' | ')} |`,
  );
  const failures = engines.flatMap(({ name, outcomes }) =>
    Object.entries(outcomes).flatMap(([what, outcome]) =>
      outcome === 'yes' ? [] : `- In ${name}, ${what}: no. ${outcome}`,
    ),
  );
  return `# Three engines

The built kit on a partner's page, which has another origin, with the real API behind it, in the three families of browsers.

\`npm run quality engines\`, ${date}, ${on}.

| what | ${engines.map(({ version }) => version).join(' | ')} |
|---|${' --- |'.repeat(engines.length)}
${rows.join('\n')}

## Method

One set of steps for all, which finds things as a person does, by role, label and words, through the shadow roots. Playwright drives Chromium and the Firefox of the system (by WebDriver BiDi); WebKitGTK is driven by its own WebDriver, under Xvfb, with a mouse that presses and keys that type. Each line is a window of its own with an empty profile. A line is "yes" when every step has been seen to do what it should, and the page has reported nothing: no uncaught error, no unhandled rejection, no error or warning in the console, no violation of the policy, no \`freight-error\`, and, in Chromium and Firefox, no answer of 400 or more. The message that browsers print when signing out closes a live connection that is just being opened is ignored. The strict policy is the one of [the guide](../csp.md) with nothing else allowed: \`default-src 'none'\`, scripts by nonce and \`'strict-dynamic'\`, no styles, Trusted Types without a policy.

## Limits

${[
  ...absentFrom(engines).map(
    (name) => `- ${name} was not here (Debian: \`apt-get install ${packages[name]}\`).`,
  ),
  ...failures,
  "- WebKitGTK's driver reports neither what the engine itself writes into the console nor the status of an answer. There the page collects errors itself, from its first script on.",
  "- The laws of every element (`everyElement()` of the kit's tests: attributes, life, styles, languages, accessibility) run on the sources, by Vitest, which does not drive WebKitGTK. There, the row about the screens of the elements replaces them. Messages and the floating card show nothing on their own, and appear in the rows about ordering.",
  '- WebKitGTK represents Safari: the same engine with another network stack, other fonts and other fields. Safari itself runs on Apple machines only.',
].join('\n')}
`;
}

/** @param {boolean} isWholeWanted Whether a missing engine is a failure. @returns {Promise<boolean>} Whether all went well. */
async function tryEngines(isWholeWanted) {
  await installMissing();
  await ensureBrowser();
  await buildStale();
  const folder = await mkdtemp(join(tmpdir(), 'freight-engines-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    'playwright test --config e2e/playwright.config.ts --workers 1 --reporter=list,json engines.spec',
    { env: { FREIGHT_ENGINES: 'whole', PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true },
  );
  const engines = existsSync(report) ? await readEngines(report) : [];
  let areLawsKept = true;
  for (const { name, outcomes } of engines) {
    // The kit's tests run in those system browsers that Playwright drives.
    if (name !== 'Chromium' && !(name === 'Firefox' && findFirefox())) continue;
    const { what, outcome } = await tryLaws(name, folder);
    outcomes[what] = outcome;
    areLawsKept &&= outcome === 'yes';
  }
  await rm(folder, { recursive: true });
  if (engines.length === 0) return false;
  await writeFile(join(root, 'docs', 'figures', 'engines.md'), pageOf(engines, today(), machine()));
  console.log(`${engines.map(({ version }) => version).join(', ')}: see docs/figures/engines.md.`);
  const absent = absentFrom(engines);
  for (const name of absent) console.log(`${name} is not here, and was not tried.`);
  return code === 0 && areLawsKept && !(isWholeWanted && absent.length > 0);
}

await runCommand(import.meta, async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const areEqual = await tryEngines(values.all);
  return (await listen()) && areEqual ? 0 : 1;
});

/**
 * `npm run e2e:engines`: what people do with the kit, in Chromium, Firefox and WebKit, on pages of a partner's against
 * the real API. Builds what is not up to date, and installs the engines that are missing where apt-get may. What is not
 * here then is named; with `--all` that is a failure. Writes what was seen into `docs/figures/engines.md`.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, findFirefox, findWebKitDriver } from './browsers.mjs';
import { buildStale } from './build.mjs';
import { root, StartupError } from './install.mjs';
import { machine, today } from './machine.mjs';
import { readEngines } from './reports.mjs';
import { run } from './run.mjs';

/** @typedef {Awaited<ReturnType<typeof readEngines>>[number]} Engine */

/** @type {Readonly<Record<string, string>>} In the order of the columns, with what Debian calls them. */
const packages = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb xauth',
};

/** Installs what is missing, as far as this system and this person can. */
async function bring() {
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

/** @param {string} outcome */
const cell = (outcome) => (outcome === 'yes' ? 'yes' : '**no**');

/** The page for these engines. @param {readonly Engine[]} engines @param {string} date @param {string} on */
export function pageOf(engines, date, on) {
  const whats = [...new Set(engines.flatMap(({ outcomes }) => Object.keys(outcomes)))];
  const rows = whats.map(
    (what) => `| ${what} | ${engines.map(({ outcomes }) => cell(outcomes[what] ?? 'not run')).join(' | ')} |`,
  );
  const failures = engines.flatMap(({ name, outcomes }) =>
    Object.entries(outcomes).flatMap(([what, outcome]) =>
      outcome === 'yes' ? [] : `- In ${name}, ${what}: no. ${outcome}`,
    ),
  );
  return `# Three engines

The built kit on a page of a partner's, which is another origin, with the real API behind it, in the three families of browsers.

\`npm run e2e:engines\`, ${date}, ${on}.

| what | ${engines.map(({ version }) => version).join(' | ')} |
|---|${' --- |'.repeat(engines.length)}
${rows.join('\n')}

## Method

One set of steps for all, which finds things as a person does, by role, label and words, through the shadow roots. Playwright drives Chromium and the Firefox of the system (by WebDriver BiDi); WebKitGTK is driven by its own WebDriver, under Xvfb, with a mouse that presses and keys that type. Each line is a window of its own with an empty profile. A line is "yes" when every step has been seen to do what it should, and the page has complained of nothing: no uncaught error, no unhandled rejection, no error or warning in the console, no violation of the policy, no \`freight-error\`, and, in Chromium and Firefox, no answer of 400 or more. What browsers say of a live line that is let go of by signing out, just when it is about to be opened, is let pass. The strict policy is the one of [the guide](../csp.md) with nothing else let in: \`default-src 'none'\`, scripts by nonce and \`'strict-dynamic'\`, no styles, Trusted Types without a policy.

## What falls short

${[
  ...absentFrom(engines).map(
    (name) => `- ${name} was not here (Debian: \`apt-get install ${packages[name]}\`).`,
  ),
  ...failures,
  "- WebKitGTK's driver does not tell what the engine itself writes into the console, nor the status of an answer: there the page hears for itself, from its first script on.",
  "- The laws of every element (`everyElement()` of the kit's tests: attributes, life, styles, languages) are tried in full in Chromium; here it is that each shows its screen and keeps it.",
  '- WebKitGTK stands for Safari: the same engine with another network, other fonts and other fields. Safari itself runs on machines of Apple alone.',
].join('\n')}
`;
}

/** @param {boolean} isWholeWanted Whether an engine that is not here is a failure. @returns {Promise<boolean>} Whether all went well. */
async function tryEngines(isWholeWanted) {
  await bring();
  await ensureBrowser();
  await buildStale();
  const folder = await mkdtemp(join(tmpdir(), 'freight-engines-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    'playwright test --config e2e/playwright.config.ts --workers 1 --reporter=list,json engines.spec',
    { env: { FREIGHT_ENGINES: 'whole', PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true },
  );
  const engines = existsSync(report) ? await readEngines(report) : [];
  await rm(folder, { recursive: true });
  if (engines.length === 0) return false;
  await writeFile(join(root, 'docs', 'figures', 'engines.md'), pageOf(engines, today(), machine()));
  console.log(`${engines.map(({ version }) => version).join(', ')}: see docs/figures/engines.md.`);
  const absent = absentFrom(engines);
  for (const name of absent) console.log(`${name} is not here, and was not tried.`);
  return code === 0 && !(isWholeWanted && absent.length > 0);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  try {
    process.exitCode = (await tryEngines(values.all)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

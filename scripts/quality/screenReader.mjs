/**
 * The part of `npm run quality engines` that listens: the main job in three languages, by keys alone, read by Orca from
 * Firefox on a virtual display, written into `docs/figures/screenReader.md` with what was spoken.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { languages } from '@freight/contract';
import { findFirefox } from '#scripts/run/browsers.mjs';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { readInLanguage } from '#support/screenReader/readerJob.ts';
import { startReaderSession } from '#support/screenReader/readerSession.ts';
import { startSite } from '#support/site.ts';

/** @typedef {import('#support/screenReader/readerJob.ts').Reading} Reading */

/** Commands, or files, with what Debian calls their packages. */
const needs = Object.entries({
  orca: 'orca',
  Xvfb: 'xvfb',
  setxkbmap: 'x11-xkb-utils',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-x11',
  '/usr/share/dbus-1/services/org.a11y.Bus.service': 'at-spi2-core',
});

/** Debian packages that are missing on this machine. */
function missingForReading() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const isThere = (/** @type {string} */ name) => folders.some((folder) => existsSync(join(folder, name)));
  const missing = needs.flatMap(([name, needed]) =>
    (name.startsWith('/') ? existsSync(name) : isThere(name)) ? [] : needed,
  );
  return findFirefox() ? missing : [...missing, 'firefox-esr'];
}

const names = { sv: 'Swedish', en: 'English', de: 'German' };
const quoted = (/** @type {string} */ text) => `“${text}”`;
const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/** @param {Reading['steps'][number]} step */
const rowOf = ({ did, spoken, unspoken }) => {
  const words = spoken.map(quoted).join(' ') || '–';
  return `| ${cell(did)} | ${cell(words)}${unspoken ? ` **Not spoken**: ${cell(unspoken.source)}` : ''} |`;
};

/** @param {Reading} reading */
const sectionOf = ({ language, what, steps, failure }) =>
  [
    `### ${names[language]}: a person ${what}`,
    ['| pressed | spoken |', '|---|---|', ...steps.map(rowOf)].join('\n'),
    ...(failure ? [`**Not done**: ${failure}`] : []),
  ].join('\n\n');

/**
 * The page of these readings.
 * @param {readonly Reading[]} readings
 * @param {{date: string, on: string, versions: string}} conditions
 */
function pageOf(readings, { date, on, versions }) {
  const tags = [...new Set(readings.map(({ tag }) => tag))];
  const partOf = (/** @type {string} */ tag) =>
    [`## ${tag}`, ...readings.filter((reading) => reading.tag === tag).map(sectionOf)].join('\n\n');
  return `# A screen reader

What Orca speaks while a person does the main job with keys alone.

\`npm run quality engines\`, ${date}, ${versions}, ${on}.

## Method

Firefox shows a partner's page with one element, which has another origin than the API, in a window with an empty profile, on a virtual display (Xvfb) with a session bus and an accessibility bus of its own. Orca has its own settings and the language of the page; the keys are real ones of the display, on a Swedish keyboard. The page is used as it is read: Tab is pressed until the name of the wanted control is spoken. Each row is what was pressed, and all that Orca gave to its voice until it was silent for two seconds; the names of the pressed keys are left out. A job is done when its last control was reached; an expected text that was not spoken within 20 seconds is named.

${tags.map(partOf).join('\n\n')}
`;
}

/** The versions of what reads. @param {string} firefox */
const versionsOf = (firefox) => {
  const versionOf = (/** @type {string} */ command) =>
    execFileSync(command, ['--version'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  return `${versionOf(firefox)}, Orca ${versionOf('orca')}`;
};

/** @param {string} firefox @returns {Promise<readonly Reading[]>} */
async function readAll(firefox) {
  const site = await startSite();
  const readings = [];
  try {
    for (const language of languages) {
      const reader = await startReaderSession(firefox, language);
      try {
        readings.push(...(await readInLanguage(reader, site, language)));
      } finally {
        await reader.close();
      }
    }
  } finally {
    await site.stop();
  }
  return readings;
}

/** Reads the main job and writes the page; where the reader is not installed, names what is missing. */
export async function listen() {
  const missing = missingForReading();
  const firefox = findFirefox();
  if (missing.length > 0 || !firefox) {
    console.log(`No screen reader: apt-get install --no-install-recommends ${missing.join(' ')}`);
    return true;
  }
  const readings = await readAll(firefox);
  const page = pageOf(readings, { date: today(), on: machine(), versions: versionsOf(firefox) });
  await writeFile(join(root, 'docs', 'figures', 'screenReader.md'), page);
  const silences = readings.flatMap(({ steps }) => steps).filter(({ unspoken }) => unspoken);
  console.log(`Orca did not speak ${silences.length} expected texts: see docs/figures/screenReader.md.`);
  const failures = readings.filter(({ failure }) => failure);
  for (const { language, tag, failure } of failures) console.error(`${tag} in ${language}: ${failure}`);
  return failures.length === 0;
}

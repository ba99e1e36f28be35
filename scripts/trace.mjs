/**
 * `npm run trace`: which requirements no test proves. A test carries the ids it proves in brackets at the end of its
 * name. Fails when a test names an id that does not exist, and when more are missing than
 * `docs/trace-ceiling.txt` allows: the number may only fall.
 */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './install.mjs';

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');

const required = (await read('docs/requirements-ids.txt')).split('\n').filter(Boolean);
const ceiling = Number(await read('docs/trace-ceiling.txt'));

/** Ids in the brackets at the end of a test's name. @param {string} source */
function* idsIn(source) {
  for (const [ids] of source.matchAll(/(?:\[[A-Z]+-\d+\]\s*)+(?=['"`])/g)) {
    for (const [id] of ids.matchAll(/[A-Z]+-\d+/g)) yield id;
  }
}

/** @type {Set<string>} */
const carried = new Set();
for await (const file of glob('{packages,e2e,demo-site,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
})) {
  for (const id of idsIn(await read(file))) carried.add(id);
}

const missing = required.filter((id) => !carried.has(id));
const unknown = [...carried].filter((id) => !required.includes(id) && !id.startsWith('OPEN-'));

const sections = Map.groupBy(missing, (id) => id.replace(/-\d+$/, ''));
for (const [section, ids] of sections)
  console.log(`  ${section.padEnd(10)} ${ids.map((id) => id.replace(/^.*-/, '')).join(' ')}`);
console.log(
  `${required.length - missing.length} of ${required.length} requirements are carried by a test; ${missing.length} are not, ${ceiling} may be.`,
);
if (unknown.length > 0) console.log(`Unknown ids in test names: ${unknown.join(', ')}`);
process.exitCode = missing.length > ceiling || unknown.length > 0 ? 1 : 0;

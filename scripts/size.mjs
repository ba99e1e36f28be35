/**
 * `npm run size`: what a page pays for the built kit and the built site, in brotli bytes, against the budgets.
 * Every file is compressed by itself, as a server sends it. Fails above a budget.
 */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { root } from './install.mjs';

/** @typedef {{file: string, imports?: string[], dynamicImports?: string[]}} Chunk */

const kit = join(root, 'packages', 'kit');
const site = join(root, 'demo-site', 'dist');
const manifestFile = join(kit, 'dist', '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no built kit; run "npm run build" first.');
  process.exit(1);
}
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(manifestFile, 'utf8'));

const sizes = new Map();

/** @param {string} file */
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(file)).length);
  return sizes.get(file);
}

const total = (/** @type {Iterable<string>} */ files) =>
  [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** A page shows one language, and other tags are other tags' matter. */
const isElsewhere = (/** @type {string} */ source) =>
  /\/(en|de)\.ts$|virtual:first-frame|\/freight-[\w-]+\.tsx$/.test(source);

/**
 * Everything some sources of the kit need: what they import at once, and what they import later unless it is left out.
 * @param {string[]} sources
 * @param {RegExp} leftOut
 */
function closure(sources, leftOut) {
  /** @type {Set<string>} */
  const files = new Set();
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The kit was built without ${source}.`);
    const file = join(kit, 'dist', chunk.file);
    if (files.has(file)) continue;
    files.add(file);
    const later = chunk.dynamicImports ?? [];
    waiting.push(...(chunk.imports ?? []), ...later.filter((one) => !isElsewhere(one) && !leftOut.test(one)));
  }
  return files;
}

const maps = /maps\/(picker|open|google|order|mapTexts)/;
const socket = /openLive|socket\.io|maps\/(picker|open|google|order|mapTexts)/;
const loader = closure(['src/loader/freight.ts'], /./);
const element = (/** @type {string} */ tag) => `src/elements/${tag}/freight-${tag}.tsx`;
const common = 'src/i18n/common/sv.ts';

const frame = (/** @type {string} */ tag) => closure([`virtual:first-frame/freight-${tag}/sv`], /./);
const track = closure([element('track'), common], socket);
const start = closure(
  [element('start'), common],
  /openLive|socket\.io|SendingFlow|Tracking|maps\/(picker|open|google|order|mapTexts)/,
);
const send = closure([element('send'), common], maps);
/** What the first view of the open map fetches besides the element: its code, the land and the names. */
const geo = join(root, 'packages', 'server', 'data', 'geo');
const picker = closure(
  ['src/maps/picker/MapPicker.tsx', 'src/maps/mapTexts.ts', 'src/maps/open/openMap.ts'],
  maps,
)
  .difference(loader.union(send))
  .union(
    new Set(['basemap.topo.json', 'map-places.json', 'county-labels.json'].map((file) => join(geo, file))),
  );

/** The rules as they ship: without comments and indentation. */
async function allCss() {
  let css = '';
  for await (const file of glob('src/**/*.css', { cwd: kit })) css += readFileSync(join(kit, file), 'utf8');
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,>]) ?/g, '$1');
  return brotliCompressSync(rules).length;
}

/** Files a script of the site imports at once. @param {string} file @param {Set<string>} files */
function addScript(file, files) {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  for (const statement of parseAst(readFileSync(file, 'utf8')).body) {
    const source = 'source' in statement ? statement.source?.value : undefined;
    if (typeof source === 'string' && source.startsWith('.')) addScript(join(dirname(file), source), files);
  }
}

/** The landing page as it arrives, and everything it needs until all of it works. */
function landingPage() {
  const page = join(site, 'index.html');
  if (!existsSync(page)) return undefined;
  const html = readFileSync(page, 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\/([^"?#]+\.(?:css|js|mjs))"/g)].map(([, path = '']) =>
    join(site, path),
  );
  const styles = linked.filter((file) => file.endsWith('.css') && existsSync(file));
  /** @type {Set<string>} */
  const files = new Set([page, ...styles]);
  for (const file of linked.filter((one) => !one.endsWith('.css'))) addScript(file, files);
  // The site serves the kit's files from a folder of its own; the same file must not count twice.
  const own = new Set([...files].filter((file) => !relative(site, file).startsWith('kit')));
  return html.includes('<freight-start')
    ? own.union(loader).union(frame('start')).union(start)
    : own.union(loader);
}

/** @type {[what: string, files: Set<string> | undefined, budget: number][]} */
const rows = [
  ['loader (freight.js)', loader, 9_000],
  ['first frame of <freight-track>, before React', loader.union(frame('track')), 9_000],
  ['first frame of <freight-start>, before React', loader.union(frame('start')), 9_000],
  ['<freight-track>, complete', loader.union(frame('track')).union(track), 112_000],
  ['<freight-start>, both tabs', loader.union(frame('start')).union(start), 122_000],
  ['the whole sending flow, socket included', loader.union(send), 160_000],
  ['map picker, open provider: code, land, names', picker, 135_000],
  ['landing page of the site, everything', landingPage(), 235_000],
];

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** @param {string} what @param {number} bytes @param {number} budget */
function judge(what, bytes, budget) {
  const fits = bytes <= budget;
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? '✓' : '✗'} ${what.padEnd(46)} ${kilobytes(bytes)} of ${kilobytes(budget)}`);
  return fits;
}

for (const [what, files, budget] of rows) {
  if (!files || judge(what, total(files), budget)) continue;
  const largest = [...files].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 8);
  for (const file of largest) console.log(`    ${kilobytes(sizeOf(file))} ${relative(root, file)}`);
}
judge('all CSS of the kit', await allCss(), 10_000);

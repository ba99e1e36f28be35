/**
 * `npm run quality size`: what a page pays for the built kit and the built site, in brotli bytes, against the budgets.
 * Every file is compressed separately, as a server sends it. Fails above a budget. size-limit only adds up the files
 * it is given: which files a page loads follows from their imports, and most lines here resolve those.
 */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { root } from '#scripts/run/install.mjs';

/** @typedef {{file: string, name?: string, imports?: string[]}} Chunk */

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

/** @type {{files: string[], tags: Record<string, {code: number[], sv: number[]}>}} */
const table = JSON.parse(readFileSync(join(kit, 'dist', 'files.json'), 'utf8'));

const loader = new Set([join(kit, 'dist', 'freight.js')]);

/** What the loader fetches for a tag in Swedish: all that the element needs alone on a page. @param {string} tag */
function complete(tag) {
  const { code = [], sv = [] } = table.tags[tag] ?? {};
  if (code.length === 0) throw new Error(`The kit was built without ${tag}.`);
  return loader.union(new Set([...code, ...sv].map((index) => join(kit, 'dist', table.files[index] ?? ''))));
}

/**
 * Chunks by name, with all their static imports: the code that loads after a press.
 * @param {...string} names
 */
function later(...names) {
  /** @type {Set<string>} */
  const files = new Set();
  const waiting = Object.values(chunks).filter(({ name }) => names.includes(name ?? ''));
  if (waiting.length < names.length) throw new Error(`The kit was built without one of ${names.join(', ')}.`);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    files.add(join(kit, 'dist', chunk.file));
    for (const source of chunk.imports ?? []) {
      const imported = chunks[source];
      if (imported && !files.has(join(kit, 'dist', imported.file))) waiting.push(imported);
    }
  }
  return files;
}

const track = complete('freight-track');
const start = complete('freight-start');
const details = later('tracking');
const flow = complete('freight-send').union(later('steps', 'success', 'socket'));
/** What the first view of the open map fetches besides the element: its code, the land and the names. */
const geo = join(root, 'packages', 'sample-services', 'data', 'geo');
const picker = later('maps', 'openMap')
  .union(
    new Set(['basemap.topo.json', 'map-places.json', 'county-labels.json'].map((file) => join(geo, file))),
  )
  .difference(complete('freight-send'));

/**
 * The rules as they ship, without comments, indentation and the paths of imports; all but those of the panel and the
 * band for the author of a page, which no visitor loads.
 */
async function allCss() {
  let css = '';
  for await (const file of glob('src/!(doctor|rehearsal)/**/*.css', { cwd: kit }))
    css += readFileSync(join(kit, file), 'utf8');
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\/|@import [^;]+;/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,>]) ?/g, '$1');
  return brotliCompressSync(rules).length;
}

/** Files that a script of the site imports statically. @param {string} file @param {Set<string>} files */
function addScript(file, files) {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  for (const statement of parseAst(readFileSync(file, 'utf8')).body) {
    const source = 'source' in statement ? statement.source?.value : undefined;
    if (typeof source === 'string' && source.startsWith('.')) addScript(join(dirname(file), source), files);
  }
}

/** The landing page's HTML, and everything it loads until all of it works. */
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
  // The site serves the kit's files from a separate folder; the same file must not count twice.
  const own = new Set([...files].filter((file) => !relative(site, file).startsWith('kit')));
  return html.includes('<freight-start') ? own.union(start) : own.union(loader);
}

/**
 * Some 5 % above today's weight, which a person on a phone would notice; not so tight that a change without weight stops.
 * @type {[what: string, files: Set<string> | undefined, budget: number][]}
 */
const rows = [
  ['loader with the first frames (freight.js)', loader, 10_500],
  ['<freight-track>, complete', track, 112_000],
  ['<freight-track>, with the details of a package', track.union(details), 138_000],
  ['<freight-start>, both tabs', start, 122_000],
  ['the whole sending flow, socket included', flow, 182_000],
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
judge('all CSS of the kit', await allCss(), 11_600);

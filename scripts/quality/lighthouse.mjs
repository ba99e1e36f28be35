/**
 * `npm run quality lighthouse`: how a foreign page of twelve goods scores in Lighthouse, as it is and without the kit. The
 * page is the demo's second-hand shop; both are measured in turn, so that a busy machine slows both. Writes
 * `docs/figures/lighthouse.md`; ends with 1 if the page with prices scores more than a point lower. `-- --rounds 3`
 * takes fewer rounds. Needs a registry for Lighthouse, which is not in the lockfile.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunch, ensureBrowser } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { root, StartupError } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

const version = '13.5.0';
const folder = join(root, 'node_modules', '.cache', 'freight', 'lighthouse');
const page = join(root, 'docs', 'figures', 'lighthouse.md');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Points that the kit may cost in each category. */
const allowed = 1;

async function installLighthouse() {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const install = `npm install --no-save --ignore-scripts --no-audit --no-fund lighthouse@${version}`;
  const { code, output } = await run(install, { cwd: folder });
  if (code !== 0) throw new StartupError(`Lighthouse could not be fetched:\n${output}`);
}

/** The same page without what its author has added for freight. @param {string} html */
export const withoutKit = (html) =>
  html
    .replace(/<script type="module"(?:(?!<\/script>)[\s\S])*freight\.js[\s\S]*?<\/script>\n?/g, '')
    .replace(/<(freight-[a-z-]+)[\s\S]*?<\/\1>\n?/g, '');

/** The shop without the kit, at an origin of its own. @param {string} shop */
async function openPlainShop(shop) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(shop + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    response.end(type.startsWith('text/html') ? withoutKit(body.toString()) : body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The plain shop has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Points of a page in each category, 0 to 100. @param {string} url @returns {Promise<number[]>} */
async function scoresOf(url) {
  const report = join(folder, 'report.json');
  const { executablePath, args } = chromiumLaunch();
  const flags = ['--headless=new', ...args].join(' ');
  const lighthouse = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const options = `--quiet --output=json --output-path=${report} --only-categories=${categories.join(',')}`;
  const { code, output } = await run(
    `node ${lighthouse} ${url} ${options} --chrome-flags="${flags}"`,
    executablePath ? { env: { CHROME_PATH: executablePath } } : {},
  );
  if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`);
  /** @type {{categories: Record<string, {score: number}>}} */
  const found = JSON.parse(await readFile(report, 'utf8'));
  return categories.map((name) => Math.round((found.categories[name]?.score ?? 0) * 100));
}

/** @param {readonly number[]} values */
function medianOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {number} rounds @returns {Promise<{plain: number[][], kit: number[][]}>} Each round's points by category. */
async function measure(rounds) {
  const { openShop } = await import('@freight/demo-site/shop');
  const { startSite } = await import('#support/site.ts');
  const shop = await openShop({ port: 0 });
  const site = await startSite({ env: { FREIGHT_DEMO: 'on', FREIGHT_DEMO_SHOP: shop.registration } });
  const plainShop = await openPlainShop(shop.url);
  try {
    shop.useApi(site.url);
    /** @type {{plain: number[][], kit: number[][]}} */
    const points = { plain: [], kit: [] };
    for (let round = 1; round <= rounds; round++) {
      points.plain.push(await scoresOf(plainShop.url));
      points.kit.push(await scoresOf(shop.url));
      console.log(`round ${round}: without ${points.plain.at(-1)}, with ${points.kit.at(-1)}`);
    }
    return points;
  } finally {
    plainShop.close();
    shop.close();
    await site.stop();
  }
}

/**
 * The medians of each category, and whether the kit costs no more than it may.
 * @param {{plain: number[][], kit: number[][]}} points
 */
export function tableOf(points) {
  const rows = categories.slice(0, points.plain[0]?.length).map((name, at) => {
    const of = (/** @type {number[][]} */ each) => medianOf(each.map((round) => round[at] ?? 0));
    return { name, plain: of(points.plain), kit: of(points.kit) };
  });
  return {
    lines: rows.map(({ name, plain, kit }) => `| ${name} | ${plain} | ${kit} | ${kit - plain} |`),
    holds: rows.every(({ plain, kit }) => kit >= plain - allowed),
  };
}

await runCommand(import.meta, async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
  const rounds = Number(values.rounds);
  await installLighthouse();
  await ensureBrowser();
  await buildStale();
  const points = await measure(rounds);
  const { lines, holds } = tableOf(points);
  await writeFile(
    page,
    `# Lighthouse

The demo's second-hand shop, whose page has twelve \`<freight-price>\` and a \`<freight-order-notification>\`, beside the same
page without the kit's tags and scripts. Points of 100, the median of ${rounds} rounds in turn, as Lighthouse measures a phone
(its slow network and processor are simulated). At most ${allowed} point may be lost in each category.

\`npm run quality lighthouse\`, ${today()}, ${machine()}, Lighthouse ${version}.

| category | without | with twelve prices | difference |
|---|---|---|---|
${lines.join('\n')}
`,
  );
  console.log(lines.join('\n'));
  return holds ? 0 : 1;
});

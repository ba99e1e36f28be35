/** The part of `npm start` that runs on Node 24, as a child of `start.mjs`: builds, serves, prints the addresses. */
import { once } from 'node:events';
import { join } from 'node:path';
import {
  ConfigError,
  DatabaseUnavailableError,
  FolderInUseError,
  loadConfig,
  startServer,
} from '@freight/server';
import { printAddresses } from './addresses.mjs';
import { buildDocumentation, buildSite, isDocumentationFresh } from './build.mjs';
import { ensureInstalled, root, StartupError } from './install.mjs';
import { tryPort } from './ports.mjs';
import { step } from './progress.mjs';

/** @type {Record<string, string | undefined>} */
const common = {
  FREIGHT_SITE: join(root, 'demo-site', 'dist'),
  FREIGHT_PARTNER: join(root, 'demo-site', 'partner'),
  ...(process.env['PARTNER_PORT'] && { FREIGHT_PARTNER_PORT: process.env['PARTNER_PORT'] }),
  LOG_LEVEL: 'warn',
  ...process.env,
};

const { argv } = process;
const shopPort = Number(process.env['SHOP_PORT'] || 4400);
/** `npm start -- --postgres`: the demo on a PostgreSQL from npm, which is removed with its data when the demo ends. */
const onPostgres = argv.includes('--postgres');
/** @type {import('@freight/server/testing').TestPostgres | undefined} */
let postgres;

async function startDatabase() {
  if (!onPostgres) return;
  const { startPostgres } = await import('@freight/server/testing');
  postgres = await step('Starting PostgreSQL', startPostgres);
  common.DATABASE_URL = postgres.direct(await postgres.newDatabase());
  common.FREIGHT_DEMO = 'on';
}

/** The settings of the server; its demo has a sign-in provider of its own, which is refused anywhere else. */
function readConfig() {
  const options = argv.slice(2).filter((option) => option !== '--postgres');
  const config = loadConfig(common, options);
  if (!config.demo) return config;
  return loadConfig({ FREIGHT_DEMO_ISSUER_PORT: process.env['ISSUER_PORT'] || '4200', ...common }, options);
}

/**
 * The second-hand shop, a partner of the demo with a server of its own.
 * @type {import('@freight/demo-site/shop').Shop | undefined}
 */
let shop;

/** @param {import('@freight/server').Config} config */
async function openDemoShop({ demo }) {
  if (!demo) return;
  const { openShop } = await import('@freight/demo-site/shop');
  shop = await openShop({ port: shopPort });
  common.FREIGHT_DEMO_SHOP = shop.registration;
}

/** @param {import('@freight/server').Config} config */
async function launch(config) {
  try {
    return await step('Starting the server', () => startServer(config));
  } catch (error) {
    const isTheirs = error instanceof FolderInUseError || error instanceof DatabaseUnavailableError;
    throw isTheirs ? new StartupError(error.message) : error;
  }
}

/** Aborted when it is time to end: by a signal, or because `start.mjs` closed the channel or died. */
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => ending.abort());
if (process.connected) process.once('disconnect', () => ending.abort());

/** The site does not wait for its documentation, which needs extra tools to be installed. */
async function finishDocumentation() {
  const { signal } = ending;
  try {
    if (await isDocumentationFresh()) return;
    await ensureInstalled(step, { signal });
    await buildDocumentation(signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof StartupError)) throw error;
    console.error(`There is no new documentation: ${error.message}`);
  }
}

async function run() {
  const config = readConfig();
  await tryPort(config.port, config, 'PORT');
  if (config.partner) await tryPort(config.partner.port, config, 'PARTNER_PORT');
  if (config.demoIssuer) await tryPort(config.demoIssuer.port, config, 'ISSUER_PORT');
  if (config.demo) await tryPort(shopPort, config, 'SHOP_PORT');
  await buildSite(ending.signal);
  await startDatabase();
  await openDemoShop(config);
  const server = await launch(readConfig());
  shop?.useApi(server.url);
  await printAddresses(
    { ...server, shopUrl: shop?.url },
    { demo: config.demo, hasMailbox: config.demo && !config.mail.smtpUrl },
    ['Documentation', `${server.url}/docs/  (${server.url}/embed makes the two lines)`],
  );
  const documented = finishDocumentation();
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  await documented;
  console.log('\nStopping …');
  await server.close();
}

try {
  await run();
} catch (error) {
  if (!ending.signal.aborted) {
    if (!(error instanceof StartupError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} finally {
  shop?.close();
  await postgres?.close();
  if (process.connected) process.disconnect();
}

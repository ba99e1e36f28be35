import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { StartupError } from './install.mjs';
import { run } from './run.mjs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Features to turn off. Playwright's own list is repeated, because only the last such flag counts. The popups of the
 * address bar would start a process per window, which takes longer than loading a page. The check of local addresses
 * treats a page that a test answers itself as one of the internet, because it has no address.
 */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'LocalNetworkAccessChecks',
  'LocalNetworkAccessChecksWebSockets',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const quiet = [
  `--disable-features=${unwanted.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {(string | undefined)[]} paths */
const firstThatIsThere = (...paths) => paths.find((path) => path && existsSync(path));

/** The whole Chromium: the one named by FREIGHT_CHROMIUM, else the system's, else (undefined) Playwright's own. */
const findChromium = () => firstThatIsThere(process.env['FREIGHT_CHROMIUM'], ...systemChromium);

/**
 * How Playwright starts what most tests run in: the headless shell, a Chromium without windows, which needs a quarter
 * less time for a page. Where the system has none, the whole browser does as well.
 */
export const shellLaunch = () => ({
  executablePath: firstThatIsThere(process.env['FREIGHT_CHROMIUM'], systemShell) ?? findChromium(),
  args: quiet,
});

/** How Playwright starts the whole browser, for what the shell lacks: a PDF viewer, text as drawn on a screen. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: quiet } : { channel: 'chromium', args: quiet };
}

/** The first version with all that Playwright asks of WebDriver BiDi (`network.addDataCollector`). */
const oldestFirefox = 143;

/** The installed Firefox with its version: the one named by FREIGHT_FIREFOX, else the usual ones. */
function installedFirefox() {
  const path = firstThatIsThere(
    process.env['FREIGHT_FIREFOX'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
  if (path === undefined) return undefined;
  const answer = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return { path, version: Number(/\d+/.exec(answer)?.[0]) };
}

/** The system's Firefox, if Playwright can drive it. */
export function findFirefox() {
  const { path, version = 0 } = installedFirefox() ?? {};
  return version >= oldestFirefox ? path : undefined;
}

/** Why the Firefox of this machine is not used, if it is too old. */
export function outdatedFirefox() {
  const { version = oldestFirefox } = installedFirefox() ?? {};
  return version < oldestFirefox
    ? `Firefox ${version} is here; Playwright needs ${oldestFirefox}`
    : undefined;
}

/** How Playwright starts it. @param {string} executablePath */
export const firefoxLaunch = (executablePath) => ({ channel: 'moz-firefox', executablePath });

/** WebKitGTK's own driver, if a virtual screen (Xvfb) is installed for it. */
export const findWebKitDriver = () =>
  existsSync('/usr/bin/xvfb-run') ? firstThatIsThere('/usr/bin/WebKitWebDriver') : undefined;

/** Makes sure that a browser is available for tests; installs Playwright's own otherwise. Throws a `StartupError`. */
export async function ensureBrowser() {
  const named = process.env['FREIGHT_CHROMIUM'];
  if (named && !existsSync(named))
    throw new StartupError(`FREIGHT_CHROMIUM names ${named}, which does not exist.`);
  if (findChromium() || existsSync(chromium.executablePath())) return;
  const { output } = await run('playwright install --with-deps chromium').then((first) =>
    // Only root may install system libraries; the browser itself needs no root.
    first.code === 0 ? first : run('playwright install chromium'),
  );
  if (existsSync(chromium.executablePath())) return;
  throw new StartupError(
    `${output.trim()}\nThere is no browser to test with; install Chromium ("apt-get install chromium"), or name one with FREIGHT_CHROMIUM=/path/to/it.`,
  );
}

import { existsSync } from 'node:fs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test with: the one named by FREIGHT_CHROMIUM, else the system's, else (undefined) Playwright's own. */
export const findChromium = () =>
  [process.env.FREIGHT_CHROMIUM, ...systemChromium].find((path) => path && existsSync(path));

/** How Playwright starts it. */
export const chromiumLaunch = () => ({ executablePath: findChromium(), args: quiet });

import { join } from 'node:path';
import { appears, browserTestEnds } from '@freight/testing/patience';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, shellLaunch } from '#scripts/run/browsers.mjs';
import { isSmall, onlyWholeE2e } from '#scripts/run/sizes.mjs';

/** The tag of a test that needs the whole browser, not its headless shell. */
const whole = /@whole-browser/;
const root = join(import.meta.dirname, '..');

/** The built site in a real browser against the real server: `npm run build`, then `npm run e2e`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  testIgnore: isSmall ? onlyWholeE2e : [],
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  retries: 0,
  globalSetup: '../packages/server/src/testing/migrated.ts',
  // One more than cores: a page often waits for its server, or for a time that has to pass.
  workers: 3,
  timeout: browserTestEnds,
  expect: { timeout: appears, toHaveScreenshot: { animations: 'disabled' } },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    actionTimeout: 2 * appears,
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  },
  projects: [
    { name: 'shell', grepInvert: whole, use: { browserName: 'chromium', launchOptions: shellLaunch() } },
    { name: 'chromium', grep: whole, use: { browserName: 'chromium', launchOptions: chromiumLaunch() } },
  ],
});

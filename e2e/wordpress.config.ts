import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#scripts/browsers.mjs';
import { missingForWordPress } from './support/wordpress.ts';

const missing = missingForWordPress();
if (missing.length > 0) {
  console.error(`WordPress cannot be tried here: ${missing.join(', ')} is missing.
On Debian and Ubuntu: apt-get install --no-install-recommends wordpress php-cli php-mysql mariadb-server
Elsewhere: FREIGHT_WORDPRESS names a folder with WordPress's files; php and mariadbd have to be in the path.`);
  process.exit(1);
}

/** The plugin in a real WordPress: `npm run build`, then `npm run wordpress`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.check.ts',
  outputDir: '../test-results/wordpress',
  globalSetup: '../packages/server/src/testing/migrated.ts',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'sv-SE',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
  },
});

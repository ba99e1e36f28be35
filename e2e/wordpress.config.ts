import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#scripts/run/browsers.mjs';

/** The plugin in a real WordPress; `npm run quality wordpress` runs it. */
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

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#scripts/browsers.mjs';

const root = join(import.meta.dirname, '..');

/** The built site in a real browser against the real server: `npm run build`, then `npm run e2e`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  retries: 0,
  globalSetup: './support/site.ts',
  workers: 2,
  // What a person would see comes late on a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled' } },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumLaunch() } }],
});

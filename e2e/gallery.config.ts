import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#scripts/run/browsers.mjs';

/** Takes the pictures of the gallery; `npm run build`, then `npm run quality pictures`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/gallery.pictures.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results', 'gallery'),
  globalSetup: '../packages/server/src/testing/migrated.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
  },
});

import { longTestEnds } from '@freight/testing/patience';
import { test as base, expect } from '@playwright/test';
import { type PageProblems, watchForProblems } from './pageProblems.ts';
import { runningSite } from './runningSite.ts';
import { type Site, type SiteSettings, startSite } from './site.ts';

interface TestFixtures {
  /** The visitor's earlier answer to the cookie banner; `unasked` for a first visit, with the banner. */
  cookieChoice: 'all' | 'necessary' | 'none' | 'unasked';
  /** Answers the banner according to `cookieChoice`. */
  visitor: undefined;
  /** Leaves the demo's orders as the test has found them. */
  orders: undefined;
  /** Problems that the test's pages report; any that is not allowed fails the test. */
  problems: PageProblems;
}

interface WorkerFixtures {
  /** What the file's server is started with: `test.use({ siteSettings: { pace: 600 } })`, outside of `describe`. */
  siteSettings: SiteSettings;
  /** The real server with the built site and the partner's page, one for all tests that share its settings. */
  site: Site;
}

/**
 * Playwright's `test` on the built site: paths are relative to it, and a page that violates the policy, throws,
 * leaves a rejection unhandled, logs an error or names a problem code fails its test. Warnings are attached to its report.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const running = process.env['FREIGHT_RUNNING_SITE'];
      const site = running ? runningSite(running) : await startSite(siteSettings);
      await use(site);
      await site.stop();
    },
    // Longer than `startSite` waits, whose error contains the server's output.
    { scope: 'worker', timeout: longTestEnds },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  cookieChoice: ['necessary', { option: true }],
  visitor: [
    async ({ context, cookieChoice }, use) => {
      if (cookieChoice !== 'unasked') {
        await context.addInitScript((choice) => {
          try {
            if (localStorage.getItem('cookie_consent') === null)
              localStorage.setItem('cookie_consent', choice);
          } catch {
            // Blocked storage has its own test.
          }
        }, cookieChoice);
      }
      await use(undefined);
    },
    { auto: true },
  ],
  orders: [
    async ({ site }, use) => {
      await use(undefined);
      await site.beginAgain();
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use, testInfo) => {
      const problems = await watchForProblems(context);
      await use(problems);
      const warnings = problems.warnings();
      if (warnings.length > 0)
        await testInfo.attach('warnings of the console', { body: warnings.join('\n') });
      // An answer that still waits for its handler is no fault of the page.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems.unexpected(), 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { join } from 'node:path';
import { appears, browserTestEnds, testEnds } from '@freight/testing/patience';
import { stopTestApis, type TestApi, testApi } from '@freight/testing/testApi';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLibraries, unbundledLibraries } from './packages/kit/generate/browserLibraries.ts';
import { entryTable } from './packages/kit/generate/entryTable.ts';
import { firstFrames } from './packages/kit/generate/firstFrames.ts';
import { secondCopy } from './packages/kit/generate/secondCopy.ts';
import { findFirefox, firefoxLaunch, shellLaunch } from './scripts/run/browsers.mjs';
import { isSmall, onlyWhole, smallOnPostgres } from './scripts/run/sizes.mjs';

/** Tests of the server that choose their database themselves, or need none. */
const onTheirOwn = [
  '{main,production,upgrade}',
  'claims/deadlines',
  'commands/*',
  '{config,db,testing}/**',
  '**/*{Processes,Survival}',
  'accounts/passwords/{resetRequests,semaphore}',
  'demo/removeDemo',
  'dispatch/{arrivalWindow,driver,failedAttempt,journey,survival}',
  'http/{tokens/accessTokens,errorAnswers,limits/sharedLimits}',
  'orderFacts/*',
  'orderMail/deliveryCalendar',
  'orders/{lostAnswers,orderQueue}',
  'pricing/{emissions,tariff}',
  'web/textBodies',
].map((files) => `packages/server/src/${files}.test.ts`);

/** `npm run quality engines` sets it, to try the laws of the elements in the system's Firefox. */
const systemFirefox = process.env['FREIGHT_KIT_IN'] === 'Firefox' ? findFirefox() : undefined;

/** The first hook of a run starts the real server. */
const patience = {
  // What one test replaces is itself again in the next; spies are, by the set-up of each file.
  unstubGlobals: true,
  unstubEnvs: true,
  testTimeout: testEnds,
  hookTimeout: browserTestEnds,
  expect: { poll: { timeout: appears } },
};

/** Every test of the packages: Node for what runs in Node, a real Chromium for the kit. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'packages/server/src/testing/migrated.ts',
          setupFiles: ['packages/server/src/testing/eachFile.ts'],
          // Files share a process: to load the whole server anew for each takes longer than their tests.
          isolate: false,
          // Many wait for what has a time of its own: a server that starts, a line that is silent.
          maxWorkers: 3,
          // After the kit's tests: side by side they starve each other on two cores.
          sequence: { groupOrder: 1 },
          include: [
            'packages/{bench,contract,client,sample-services,server,testing}/src/**/*.test.ts',
            'packages/kit/generate/**/*.test.ts',
            'demo-site/{generate,src}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: isSmall ? onlyWhole : [],
          ...patience,
        },
      },
      {
        // Tests of the server once more, on PostgreSQL.
        test: {
          name: 'postgres',
          environment: 'node',
          env: { FREIGHT_TEST_ON: 'postgres' },
          setupFiles: ['packages/server/src/testing/eachFile.ts'],
          globalSetup: 'packages/server/src/testing/postgres/sharedPostgres.ts',
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: isSmall ? smallOnPostgres : ['packages/server/src/**/*.test.ts'],
          exclude: onTheirOwn,
          ...patience,
        },
      },
      {
        root: 'packages/kit',
        plugins: [
          react(),
          firstFrames(),
          entryTable(),
          secondCopy(),
          { name: 'freight-test-api', closeBundle: stopTestApis },
        ],
        define: { __FREIGHT_VERSION__: '"test"', 'process.env.NODE_ENV': '"test"' },
        // Files do not change during a run, so the page of a test file reuses the files that an earlier page has loaded.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        optimizeDeps: {
          include: [
            ...browserLibraries,
            'react-dom/server',
            '@testing-library/react/pure',
            'axe-core',
            'zod',
          ],
          exclude: unbundledLibraries,
        },
        test: {
          name: 'kit',
          // They wait more than they work; with a third page they wait for each other.
          maxWorkers: 2,
          // Each file has a page of its own: what one leaves behind must not decide about the next.
          isolate: true,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [join(import.meta.dirname, 'packages/kit/src/testing/eachFile.ts')],
          ...patience,
          provide: { appears },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: {
              testApi: ({ sessionId }, name: keyof TestApi, ...args: unknown[]) =>
                testApi(sessionId, name, ...args),
            },
            provider: playwright({
              launchOptions: systemFirefox ? firefoxLaunch(systemFirefox) : shellLaunch(),
              // Where most customers are; other zones are tried by tests of their own.
              contextOptions: { timezoneId: 'Europe/Stockholm' },
            }),
            instances: [
              { browser: systemFirefox ? 'firefox' : 'chromium', viewport: { width: 800, height: 900 } },
            ],
          },
        },
      },
    ],
  },
});

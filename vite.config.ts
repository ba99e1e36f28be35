import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { stopTestApi, type TestApi, testApi } from './e2e/support/testApi.ts';
import { firstFrames } from './packages/kit/generate/firstFrames.ts';
import { chromiumLaunch } from './scripts/browsers.mjs';

/** Every test of the packages: Node for what runs in Node, a real Chromium for the kit. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{contract,client,server}/src/**/*.test.ts',
            'packages/kit/generate/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 90_000,
        },
      },
      {
        root: 'packages/kit',
        plugins: [react(), firstFrames(), { name: 'freight-test-api', closeBundle: stopTestApi }],
        define: { __FREIGHT_VERSION__: '"test"', 'process.env.NODE_ENV': '"test"' },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'i18next',
            'zustand/vanilla',
            '@r2wc/react-to-web-component',
            '@testing-library/react/pure',
            'downshift',
            'socket.io-client',
            'ky',
            'jwt-decode',
            'axe-core',
            'zod',
          ],
        },
        test: {
          name: 'kit',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          // The first hook of a run starts the real server, which takes its time on a busy machine.
          hookTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: {
              testApi: (_, name: keyof TestApi, ...args: unknown[]) =>
                (testApi[name] as (...args: unknown[]) => Promise<unknown>)(...args),
            },
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium', viewport: { width: 800, height: 900 } }],
          },
        },
      },
    ],
  },
});

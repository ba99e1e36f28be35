import { commands } from 'vitest/browser';
import type { TestApi } from '../../../../e2e/support/testApi.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    testApi: <Name extends keyof TestApi>(name: Name, ...args: Parameters<TestApi[Name]>) => ReturnType<TestApi[Name]>;
  }
}

/**
 * The real server behind the tests, with a proxy in front that can be told to break things:
 * `await api('fault', {path: '/calculate-price', status: 503})`.
 */
export const api: <Name extends keyof TestApi>(name: Name, ...args: Parameters<TestApi[Name]>) => ReturnType<TestApi[Name]> =
  (name, ...args) => commands.testApi(name, ...args);

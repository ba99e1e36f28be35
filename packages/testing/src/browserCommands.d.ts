import type { TestApi } from './testApi.ts';

/** What tests that run in a browser may ask of the server behind them. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    testApi: <Name extends keyof TestApi>(
      name: Name,
      ...args: Parameters<TestApi[Name]>
    ) => ReturnType<TestApi[Name]>;
  }
}

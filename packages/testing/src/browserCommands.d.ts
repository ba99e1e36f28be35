import type { TestApi } from './testApi.ts';

/** The commands that tests in a browser can send to the server behind them. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    testApi: <Name extends keyof TestApi>(
      name: Name,
      ...args: Parameters<TestApi[Name]>
    ) => ReturnType<TestApi[Name]>;
  }
}

import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chromiumLaunch, findFirefox, findWebKitDriver, firefoxLaunch } from '#scripts/run/browsers.mjs';
import { watchForProblems } from '#support/pageProblems.ts';
import type { Part } from '#support/part.ts';
import { typedPart } from '#support/typedPart.ts';
import { openWebKit } from './webKitDriver.ts';
import { partOf } from './webKitPart.ts';

/** A window of some engine. */
export interface EngineWindow extends Part {
  /** Name and version, and its driver. */
  readonly engine: string;
  goto(url: string): Promise<unknown>;
  /** The value of an expression in the page; must be JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** What the engine itself has reported about its pages so far, besides what the page records. */
  complaints(): string[];
  close(): Promise<void>;
}

async function openByPlaywright(
  name: string,
  type: BrowserType,
  options: LaunchOptions,
): Promise<EngineWindow> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });
  const problems = await watchForProblems(context);
  // Signing out closes a socket while it connects, which browsers report as a failure. A socket that is really missing
  // fails the job, because no update arrives.
  problems.allow(/(establish a connection to|connection to) .*\/socket\.io\//);
  const refused: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()}: ${answer.url()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return {
    ...typedPart(page),
    engine: `${name} ${browser.version()}`,
    goto: (url) => page.goto(url),
    read: (expression) => page.evaluate(expression),
    complaints: () => [...problems.unexpected(), ...refused],
    close: () => browser.close(),
  };
}

async function openWebKitGtk(program: string): Promise<EngineWindow> {
  const driver = await openWebKit(program);
  return {
    ...partOf(driver),
    engine: `WebKitGTK ${driver.version}`,
    goto: driver.goto,
    read: driver.read,
    // The driver does not report the console.
    complaints: () => [],
    close: driver.close,
  };
}

const byFirefox = (executablePath: string) => () =>
  openByPlaywright('Firefox', firefox, firefoxLaunch(executablePath));

/** The build that Playwright has installed, if any. */
const own = (name: string, type: BrowserType) =>
  existsSync(type.executablePath()) ? () => openByPlaywright(`${name} of Playwright`, type, {}) : undefined;

const systemFirefox = findFirefox();
const webKitDriver = findWebKitDriver();

/** The engines, each with a way to open a window; `undefined` if not installed. */
export const engines: Readonly<Record<string, (() => Promise<EngineWindow>) | undefined>> = {
  Chromium: () => openByPlaywright('Chromium', chromium, chromiumLaunch()),
  Firefox: systemFirefox ? byFirefox(systemFirefox) : own('Firefox', firefox),
  WebKit: webKitDriver ? () => openWebKitGtk(webKitDriver) : own('WebKit', webkit),
};

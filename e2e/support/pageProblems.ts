import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    freightE2eReport(problem: string): Promise<void>;
  }
}

/** What pages log when a reload or another page cuts off their requests and their socket. */
export const cutOff = /(could not be loaded|directions failed)\. NetworkError|WebSocket is closed before/;

export interface PageProblems {
  /** Allows a problem that this test provokes on purpose: every matching text, from the beginning of the test. */
  allow(expected: RegExp): void;
  /** The unexpected problems. */
  unexpected(): string[];
}

/** Runs in every page and frame before their own scripts. */
function reportViolations(): void {
  addEventListener(
    'securitypolicyviolation',
    (event) => {
      const where = `${event.sourceFile ?? ''}:${event.lineNumber}`;
      const what = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`;
      window.freightE2eReport(`policy violation: ${what} at ${where}`).catch(() => undefined);
    },
    { capture: true },
  );
}

/**
 * Listens to every page of a browser context, also those it opens later: violations of the content security
 * policy and of Trusted Types, uncaught errors, unhandled rejections, and errors and warnings of the console.
 */
export async function watchForProblems(context: BrowserContext): Promise<PageProblems> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  await context.exposeBinding('freightE2eReport', (_, problem: string) => {
    problems.push(problem);
  });
  await context.addInitScript(reportViolations);
  // Chromium reports unhandled rejections the same way as uncaught errors.
  context.on('weberror', (failure) => {
    const error = failure.error();
    problems.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return {
    allow: (pattern) => void expected.push(pattern),
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

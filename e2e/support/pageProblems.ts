import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    freightE2eReport(problem: string): Promise<void>;
  }
}

export interface PageProblems {
  /** Allows a problem that this test provokes on purpose: every matching text, from the beginning of the test. */
  allow(expected: RegExp): void;
  /** The unexpected problems. */
  unexpected(): string[];
  /** Warnings of the console that are no problem by themselves, such as those about a slow or lost network. */
  warnings(): readonly string[];
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

/** How the kit logs what its page's developer has to mend: `[freight] key-unknown: …`. */
const problemCode = /^\[freight\] [a-z]+(?:-[a-z]+)+: /;

/**
 * Listens to every page of a browser context, also those it opens later: violations of the content security
 * policy and of Trusted Types, uncaught errors, unhandled rejections, errors of the console, and the kit's problem codes.
 * Other warnings are kept, and judged only by a test about them.
 */
export async function watchForProblems(context: BrowserContext): Promise<PageProblems> {
  const problems: string[] = [];
  const warnings: string[] = [];
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
    const [type, text] = [message.type(), message.text()];
    if (type !== 'error' && type !== 'warning') return;
    const isProblem = type === 'error' || problemCode.test(text);
    (isProblem ? problems : warnings).push(`console ${type}: ${text} (${message.location().url})`);
  });
  return {
    allow: (pattern) => void expected.push(pattern),
    warnings: () => warnings,
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

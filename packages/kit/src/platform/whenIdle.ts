/** Waits until the page is idle, `atLatest` milliseconds at most, two seconds by default. */
export const whenIdle = (atLatest = 2000): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: atLatest })
      : // Safari has no idle callback.
        setTimeout(resolve, Math.min(atLatest, 200)),
  );

/**
 * Lets the page answer before more work is done, where the browser supports it; a timer would never fire on a page whose
 * clock is stopped.
 */
export const yieldToPage = (): Promise<void> | undefined => globalThis.scheduler?.yield?.();

/** Lets the page's own work go first; two seconds later at the latest it is our turn. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : // Safari has no idle callback.
        setTimeout(resolve, 200),
  );

/** Lets the page's own work go first; `atLatest` milliseconds later, two seconds by default, it is our turn. */
export const whenIdle = (atLatest = 2000): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: atLatest })
      : // Safari has no idle callback.
        setTimeout(resolve, Math.min(atLatest, 200)),
  );

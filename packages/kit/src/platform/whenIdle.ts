/** Resolves when the page is idle, after two seconds at the latest. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : // Safari has no idle callback.
        setTimeout(resolve, 200),
  );

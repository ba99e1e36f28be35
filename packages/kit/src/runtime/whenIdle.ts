/** Lets the page's own work go first; two seconds later at the latest it is our turn. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
  // Safari has no idle callback.
  else setTimeout(callback, 200);
}

import { whenIdle } from '#platform/whenIdle.ts';

/**
 * Connects the live socket of a signed-in person once the page is idle: a page that shows no order makes no call that
 * would connect it [SOCKET-02]. A person who has signed out meanwhile has no token, and is not connected.
 */
export async function connectWhenIdle(): Promise<void> {
  await whenIdle();
  const { pageCore } = await import('./calls/core.ts');
  pageCore();
}

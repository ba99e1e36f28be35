import type { Page } from '@playwright/test';

/** Keeps a page's requests for these addresses waiting until the returned function releases them all. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

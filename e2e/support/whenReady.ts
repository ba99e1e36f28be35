import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until an element works. Meanwhile a visitor does something on its page, for which some elements wait. */
export async function whenReady(element: Locator): Promise<void> {
  const isReady = () =>
    element
      .evaluate((host) => {
        dispatchEvent(new Event('scroll'));
        return host.hasAttribute('data-ready');
      })
      // The frame it was in has been replaced meanwhile: another one is on its way.
      .catch(() => false);
  await expect.poll(isReady, `${element} works`).toBe(true);
}
